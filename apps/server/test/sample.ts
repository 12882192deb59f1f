import { z } from 'zod'

export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  format?: string
  pattern?: string
}

const BY_FORMAT: Record<string, string> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T15:00:00.000Z',
  email: 'somebody@clinic.example',
  uuid: '0199c1de-0000-4000-8000-000000000000',
}
/** Tried in turn against a pattern. */
const TEXTS = ['x', 'TCN-1', 'abcdefghijkl', '1', '2026-03-02', '2026-03', '08:00', '']

/** A minimal value for a schema; optional fields are omitted. */
export function sampleOf(schema: z.ZodType): unknown {
  return sample(schemaOf(schema))
}

/** As JSON Schema. */
export function schemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

/** Same for a part of it. */
export function sample(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sample(choice)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sample))
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]))
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
      return sampleText(schema)
    default:
      return 'x'
  }
}

function sampleText({ format, pattern, minLength = 0 }: Schema): string {
  if (format && BY_FORMAT[format]) return BY_FORMAT[format]
  const fitting = TEXTS.find((text) => !pattern || new RegExp(pattern).test(text)) ?? 'x'
  return fitting.padEnd(minLength, 'x')
}
