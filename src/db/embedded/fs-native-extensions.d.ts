// What we use of fs-native-extensions, which comes without types.
declare module 'fs-native-extensions' {
  /** Locks a range of bytes for this process until the file is closed; false while another holds it. */
  export function tryLock(file: number, offset: number, length: number): boolean;
}
