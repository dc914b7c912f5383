import Glibc

// C's functions, whose pointers are implicitly unwrapped on Apple's systems, so that source passes
// the result of a function such as `CFDataGetBytePtr(_:)` without unwrapping it. Other calls use
// Glibc's declarations.
@discardableResult @_disfavoredOverload
public func memcpy(
  _ __dst: UnsafeMutableRawPointer!, _ __src: UnsafeRawPointer!, _ __n: Int
) -> UnsafeMutableRawPointer! { Glibc.memcpy(__dst, __src, __n) }
@discardableResult @_disfavoredOverload
public func memmove(
  _ __dst: UnsafeMutableRawPointer!, _ __src: UnsafeRawPointer!, _ __len: Int
) -> UnsafeMutableRawPointer! { Glibc.memmove(__dst, __src, __len) }
@discardableResult @_disfavoredOverload
public func memset(
  _ __b: UnsafeMutableRawPointer!, _ __c: Int32, _ __len: Int
) -> UnsafeMutableRawPointer! { Glibc.memset(__b, __c, __len) }
@_disfavoredOverload
public func memcmp(
  _ __s1: UnsafeRawPointer!, _ __s2: UnsafeRawPointer!, _ __n: Int
) -> Int32 { Glibc.memcmp(__s1, __s2, __n) }
