import type { Schema } from '@clinic/server/testing/sample'
import fc from 'fast-check'

/** The values used for a parameter name in every call, so that generated calls hit existing records. */
export type Hints = Record<string, fc.Arbitrary<unknown>>

const MOST_ITEMS = 4
const MOST_LETTERS = 60
const MANY = 1000

/** Values that a schema takes. What is named as in `hints` is mostly one of theirs, where the schema takes such a thing. */
export function valuesOf(schema: Schema, hints: Hints = {}): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, hints)))
  if (schema.allOf) return fc.tuple(...schema.allOf.map((part) => valuesOf(part, hints))).map((parts) => Object.assign({}, ...parts))
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, hints)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, hints), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS)),
      })
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'number':
      return fc.oneof(fc.integer(rangeOf(schema)), fc.double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textsOf(schema)
    default:
      return fc.oneof(
        fc.constant(null),
        fc.integer({ min: 0, max: MANY }),
        fc.string(),
        fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
      )
  }
}

function objectsOf(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  if (!schema.properties) {
    const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
    return fc.dictionary(valuesOf(schema.propertyNames ?? { type: 'string' }, hints).map(String), valuesOf(values, hints), { maxKeys: 3 })
  }
  const fields = Object.entries(schema.properties).map(([name, inner]) => [name, hinted(name, inner, hints)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [], noNullPrototype: true })
}

function hinted(name: string, inner: Schema, hints: Hints): fc.Arbitrary<unknown> {
  const hint = hints[name]
  const plain = valuesOf(inner, hints)
  if (!hint || inner.enum || 'const' in inner || !['string', 'integer', 'number'].includes(inner.type ?? '')) return plain
  const own = inner.type === 'string' ? hint.map(String) : hint.map(Number).filter(Number.isInteger)
  return fc.oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: plain })
}

function rangeOf({ minimum, maximum, exclusiveMinimum }: Schema): { min: number; max: number } {
  const min = Math.max(minimum ?? (exclusiveMinimum === undefined ? -MANY : exclusiveMinimum + 1), -2_147_483_648)
  return { min, max: Math.max(min, Math.min(maximum ?? MANY, 2_147_483_647)) }
}

const DAY = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function textsOf({ format, pattern, minLength = 0, maxLength = MOST_LETTERS }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return DAY
  if (format === 'date-time') return DAY.map((day) => `${day}T12:00:00.000Z`)
  if (format === 'email') return fc.constantFrom('somebody@clinic.example', 'o’hara+x@clinic.example')
  if (format === 'uuid') return fc.uuid()
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: '-1' })
  const most = Math.max(minLength, Math.min(maxLength, MOST_LETTERS))
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: most, size: 'max' })
    .map((text) => text.slice(0, Math.max(most, minLength)).toWellFormed())
}
