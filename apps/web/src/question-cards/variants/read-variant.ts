import type { HtmlPart } from '@clinic/core/questionnaires/read-html'
import type { Card, Choice } from '../card.ts'
import * as read from '../read-data.ts'

/** An option with what its builder gave it. `group`: the label that it is under. */
export type VariantOption = Choice & { group: string | null; notice: string | null; popup: string | null; html: HtmlPart[] | null }
type Units = { one: string; other: string }

/** A question as its builder wants it shown. `widget`: the type it was given. `several`: any number of options may be chosen. */
export type Variant = {
  widget: string | null
  asks: 'several' | 'one' | 'number' | 'text'
  several: boolean
  choices: VariantOption[]
  exclusive: string[]
  selectAll: string[]
  input: ReturnType<typeof read.fieldKindOf>
  minimum: number | null
  maximum: number | null
  step: number
  unit: string | null
  units: Units | null
  /** SVG path data of what was drawn before. */
  drawn: string | null
}

export type VariantCardContent = Extract<Card, { kind: 'look' }>

export const MOST_STARS = 10

/** What a question asks for and how, from what the server sent, regardless of its shape. */
export function readVariant({ action, options, data }: Pick<VariantCardContent, 'action' | 'options' | 'data'>): Variant {
  const { groups, notices, popups, html } = { groups: data.groups, notices: data.notices, popups: data.popups, html: data.html }
  const choices = options.map((option) => ({
    ...option,
    group: read.textOf(read.listOf(groups).find(({ values }) => Array.isArray(values) && values.includes(option.value))?.label),
    notice: read.textOf(ofOption(notices, option)?.text),
    popup: read.textOf(ofOption(popups, option)?.text),
    html: partsOf(ofOption(html, option)?.parts),
  }))
  const several = action === 'OPENQUESTIONCHECKBOXOPTIONSWINDOW'
  const common = {
    ...{ several, choices, exclusive: read.labelsOf(data.exclusive), selectAll: several ? read.labelsOf(data.selectAll) : [] },
    ...{ input: read.fieldKindOf(data), unit: read.textOf(data.unit), units: unitsOf(data.units) },
    ...{ minimum: read.numberOf(data.minimum), maximum: read.numberOf(data.maximum) },
    drawn: read.textOf(data.drawn),
    step: Math.max(read.numberOf(data.step) ?? 1, 0.001),
  }
  const asks = several ? 'several' : action !== 'OPENQUESTIONTEXT' ? 'one' : common.input === 'number' ? 'number' : 'text'
  return { ...common, widget: read.textOf(data.widget), asks }
}

/** The whole numbers that a rating without options is given in: 1 to 5 where nothing else is said. */
export function starsOf({ minimum, maximum }: Pick<Variant, 'minimum' | 'maximum'>): number[] {
  const least = Math.ceil(minimum ?? 1)
  return Array.from({ length: Math.max(0, Math.min(MOST_STARS + 1, Math.floor(maximum ?? least + 4) - least + 1)) }, (_, at) => least + at)
}

/** A number with its unit, of one or of several. */
export function withUnit(value: number | string, { unit, units }: Pick<Variant, 'unit' | 'units'>): string {
  const word = units ? (Math.abs(Number(value)) === 1 ? units.one : units.other) : unit
  return word ? `${value} ${word}` : String(value)
}

function ofOption(list: unknown, { value }: Choice) {
  return read.listOf(list).find((one) => one.value === value)
}

function unitsOf(value: unknown): Units | null {
  const [units] = read.listOf([value])
  const [one, other] = [read.textOf(units?.one), read.textOf(units?.other)]
  return one && other ? { one, other } : null
}

const DEEPEST = 20

function partsOf(value: unknown, depth = 0): HtmlPart[] | null {
  if (!Array.isArray(value) || value.length === 0 || depth > DEEPEST) return null
  return read.listOf(value).flatMap(({ kind, text, parts }): HtmlPart[] => {
    if (kind === 'text' && typeof text === 'string') return [{ kind, text }]
    if (kind === 'break') return [{ kind }]
    return kind === 'b' || kind === 'i' ? [{ kind, parts: partsOf(parts, depth + 1) ?? [] }] : []
  })
}
