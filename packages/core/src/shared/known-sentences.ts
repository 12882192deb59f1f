/** One sentence of the list. `translates`: for each of its values, whether it is one of the list too, or a message of the screens. */
type Known = { reads: RegExp; names: string[]; translates: boolean[]; text: string; length: number }

const PLACE = /\{(~?)(\w+)\}/g
/** What a sentence can be followed by: the minute at which it was written. */
const WITH_MINUTE = /^([\s\S]*) (\(\d{4}-\d\d-\d\d \d\d:\d\d\))$/
const BETWEEN_SENTENCES = /(?<=[.!?]) (?=[\p{Lu}\d])/u
/** Reasons with how many each is for: `2 × Sent already. 1 × Claimed already.` */
const BETWEEN_GROUPS = /(?<=[.!?]) (?=\d+ × )/
/** In the list, and in what is shown. */
const SEPARATORS = [
  ['; ', '; '],
  [', ', ', '],
  [' and ', ' et '],
] as const

/**
 * Says sentences of a closed list in another language: `table` has each by its English, with `{name}` where a value is. A value written `{~name}`
 * is said in that language too, where it or `message` is known, one by one where it is a list; `{digits}` is a number. What is not in the list stays as it is.
 */
export function knownSentences(table: Readonly<Record<string, string>>, message: (text: string) => string): (text: string) => string {
  const fixed = new Map(Object.entries(table).filter(([english]) => !english.includes('{')))
  const filled = Object.entries(table)
    .filter(([english]) => english.includes('{'))
    .map(([english, text]) => known(english, text))
    .toSorted((one, other) => other.length - one.length)
  const answers = new Map<string, string>()

  function say(text: string): string | undefined {
    const found = fixed.get(text)
    if (found !== undefined) return found
    for (const one of filled) {
      const match = one.reads.exec(text)
      if (match) return fill(one, match.slice(1))
    }
    return undefined
  }

  function fill({ names, translates, text }: Known, values: readonly string[]): string {
    const said = new Map(names.map((name, place) => [name, translates[place] ? sayValue(values[place] ?? '') : (values[place] ?? '')]))
    return text.replaceAll(PLACE, (_, __, name: string) => said.get(name) ?? '')
  }

  function sayValue(value: string): string {
    const groups = value.split(BETWEEN_GROUPS)
    if (groups.length > 1) return groups.map(sayValue).join(' ')
    const listed = value.split('; ').map((part) => say(part))
    if (listed.length > 1 && listed.every((part) => part !== undefined)) return listed.join('; ')
    const whole = say(value)
    if (whole !== undefined) return whole
    const translated = message(value)
    if (translated !== value) return translated
    const separator = SEPARATORS.find(([between]) => value.includes(between))
    return separator ? runs(value.split(separator[0]), separator[0], sayValue).join(separator[1]) : value
  }

  /** The longest runs of parts that are known together: a sentence of the list can hold what separates others. */
  function runs(parts: readonly string[], between: string, otherwise: (part: string) => string): string[] {
    const said: string[] = []
    for (let from = 0; from < parts.length; ) {
      let to = parts.length
      let found = say(parts.slice(from, to).join(between))
      while (found === undefined && to > from + 1) found = say(parts.slice(from, --to).join(between))
      said.push(found ?? otherwise(parts[from] ?? ''))
      from = found === undefined ? from + 1 : to
    }
    return said
  }

  function sayLine(line: string): string {
    const [, before = line, minute] = WITH_MINUTE.exec(line) ?? []
    const said = say(before) ?? runs(before.split(BETWEEN_SENTENCES), ' ', (part) => part).join(' ')
    return minute === undefined ? said : `${said} ${minute}`
  }

  return (text) => {
    const answered = answers.get(text)
    if (answered !== undefined) return answered
    const said = text
      .split('\n')
      .map((line) => sayLine(line.trimEnd()))
      .join('\n')
    answers.set(text, said)
    return said
  }
}

function known(english: string, text: string): Known {
  const places = [...english.matchAll(PLACE)]
  const names = places.map(([, , name = '']) => name)
  const words = english.split(PLACE).filter((_, place) => place % 3 === 0)
  return {
    reads: new RegExp(
      `^${words.map((word, at) => `${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}${valuePattern(names[at])}`).join('')}$`,
    ),
    names,
    translates: places.map(([, mark]) => mark === '~'),
    text,
    length: words.join('').length,
  }
}

/** What a value matches; nothing after the last words. */
function valuePattern(name: string | undefined): string {
  if (name === undefined) return ''
  return name === 'digits' ? '(\\d+)' : '([\\s\\S]+?)'
}
