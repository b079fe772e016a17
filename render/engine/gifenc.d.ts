declare module 'gifenc' {
  interface Frame {
    readonly palette?: readonly (readonly number[])[]
    readonly delay: number
    readonly transparent?: boolean
    readonly transparentIndex?: number
    readonly dispose: number
  }
  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void
    finish(): void
    bytes(): Uint8Array
  }
}
