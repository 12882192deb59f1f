import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * The room that zlib takes for one value: 24 KB instead of 256. It is taken outside of the heap, and many of them a second make V8 collect all of
 * it every other second, 15 ms each time that every conversation waits for (`bench/chat-load.ts`). Texts of some kilobytes come out as short.
 */
const SMALL = { level: 1, windowBits: 12, memLevel: 4 }

/** A text of some kilobytes, packed (raw deflate). */
export function packText(text: string): Buffer {
  return deflateRawSync(text, SMALL)
}

/** The unpacked text, whatever padding it had. Throws if the text is not packed. */
export function unpackText(packed: Uint8Array): string {
  return inflateRawSync(packed).toString()
}
