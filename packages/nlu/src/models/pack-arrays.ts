/** A trained model as a file holds it: `fields` is any JSON, `arrays` are numbers in their own width. */
export type Packed = { fields: Record<string, unknown>; arrays: Readonly<Record<string, NumberArray>> }
type NumberArray = Uint8Array | Uint16Array | Int16Array | Float32Array

const KINDS = { Uint8Array, Uint16Array, Int16Array, Float32Array } as const
type Kind = keyof typeof KINDS
type Head = { fields: Packed['fields']; arrays: [name: string, kind: Kind, length: number][] }

/** Four bytes: how long the JSON is that says what follows. */
const LENGTH_BYTES = 4
/** Arrays begin at multiples of this, so that they can be read in place. */
const ALIGNED = 8

/** One run of bytes, the same for the same model. Numbers are little-endian, as on every processor that the product runs on. */
export function packArrays({ fields, arrays }: Packed): Uint8Array {
  const listed = Object.entries(arrays)
  const head: Head = { fields, arrays: listed.map(([name, array]) => [name, kindOf(array), array.length]) }
  const json = new TextEncoder().encode(JSON.stringify(head))
  let at = aligned(LENGTH_BYTES + json.length)
  const bytes = new Uint8Array(listed.reduce((sum, [, array]) => aligned(sum + array.byteLength), at))
  new DataView(bytes.buffer).setUint32(0, json.length, true)
  bytes.set(json, LENGTH_BYTES)
  for (const [, array] of listed) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at)
    at = aligned(at + array.byteLength)
  }
  return bytes
}

/** What `packArrays` was given. The arrays look into a copy of the bytes. */
export function unpackArrays(packed: Uint8Array): Packed {
  const { buffer } = packed.slice()
  const length = new DataView(buffer).getUint32(0, true)
  const head: Head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, LENGTH_BYTES, length)))
  let at = aligned(LENGTH_BYTES + length)
  const arrays: Record<string, NumberArray> = {}
  for (const [name, kind, size] of head.arrays) {
    const array = new KINDS[kind](buffer, at, size)
    arrays[name] = array
    at = aligned(at + array.byteLength)
  }
  return { fields: head.fields, arrays }
}

/** The array of that name and kind. Throws where the file holds another. */
export function arrayOf<K extends Kind>({ arrays }: Packed, name: string, kind: K): InstanceType<(typeof KINDS)[K]> {
  const array = arrays[name]
  if (!(array instanceof KINDS[kind])) throw new Error(`the model holds no ${kind} called ${name}`)
  return array as InstanceType<(typeof KINDS)[K]>
}

function kindOf(array: NumberArray): Kind {
  const kind = (Object.keys(KINDS) as Kind[]).find((one) => array instanceof KINDS[one])
  if (!kind) throw new Error('an array of a kind that models do not hold')
  return kind
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNED) * ALIGNED
}
