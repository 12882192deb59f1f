import type { OpenWord } from '@clinic/contract/translations'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'

/** The words of one question, under its tag; those of the questionnaire itself, its name, under none. */
type Group = { tag: string; segments: OpenWord[] }

/** Words by question, in their order. */
export function groupTranslations(segments: readonly OpenWord[]): Group[] {
  const groups = new Map<string, Group>()
  for (const segment of segments) {
    const group = groups.get(segment.tag) ?? { tag: segment.tag, segments: [] }
    group.segments.push(segment)
    groups.set(segment.tag, group)
  }
  return [...groups.values()]
}

/** What is left to do: nothing is there, or the same as at another answer. */
export function isUntranslated(segment: OpenWord, alike: ReadonlySet<string>): boolean {
  return segment.translation === '' || alike.has(placeKey(segment))
}

/** What is missing but is word for word elsewhere, with its French. */
export function translatedElsewhere(segments: readonly OpenWord[]): OpenWord[] {
  return segments.flatMap((segment) =>
    segment.translation === '' && segment.start?.original === segment.original
      ? [{ ...segment, translation: segment.start.translation }]
      : [],
  )
}
