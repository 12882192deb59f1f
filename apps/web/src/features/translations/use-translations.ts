import { type FormSegments, readSegments, type SegmentSide, saveSegments, type Word, type WordPlace } from '@clinic/contract/translations'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { notify } from '../../lib/notify.tsx'
import { FRENCH_KEY } from './use-approval.ts'

export type Form = { key: string; of: SegmentSide }
/** One thing that was written, with what was there before. */
type Step = { segments: readonly Word[]; before: readonly Word[] }

const keyOf = ({ key, of }: Form) => [...FRENCH_KEY, 'words', key, of] as const

/** The words of one questionnaire or its draft. */
export function useTranslations(form: Form) {
  return useQuery({
    queryKey: keyOf(form),
    queryFn: ({ signal }) => call(readSegments, { params: { key: form.key }, query: { of: form.of }, signal }),
  })
}

/**
 * Writing words: one call after the other, so that each knows what the one before left. `write` answers whether it was saved, and does not fail.
 * `undo` undoes what was written last, the whole of a file that was imported.
 */
export function useTranslationActions(form: Form) {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(0)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const { key, of } = form

  const send = useCallback(
    async (segments: readonly Word[]): Promise<Step | null> => {
      const queryKey = keyOf({ key, of })
      const current = new Map(client.getQueryData<FormSegments>(queryKey)?.words.map((segment) => [placeKey(segment), segment.translation]))
      const changed = segments.filter((segment) => current.get(placeKey(segment)) !== segment.translation)
      if (changed.length === 0) return null
      const was = (place: WordPlace) => current.get(placeKey(place)) ?? ''
      const body = { words: changed.map((segment) => ({ ...plain(segment), was: was(segment), translation: segment.translation })) }
      const text = await call(saveSegments, { params: { key }, query: { of }, body })
      const now = new Map(changed.map((segment) => [placeKey(segment), segment.translation]))
      client.setQueryData<FormSegments>(
        queryKey,
        (data) => data && { ...data, text, words: data.words.map((segment) => written(segment, now)) },
      )
      void client.invalidateQueries({ queryKey: FRENCH_KEY, exact: true })
      return { segments: changed, before: changed.map((segment) => ({ ...plain(segment), translation: was(segment) })) }
    },
    [client, key, of],
  )
  const inLine = useCallback(
    (segments: readonly Word[], then: (step: Step) => void): Promise<boolean> => {
      setWaiting((count) => count + 1)
      const done = line.current
        .then(() => send(segments))
        .then((step) => {
          if (step) then(step)
          return true
        })
        .catch(async (error: unknown) => {
          notify.failure(problemSentence(error))
          if (error instanceof ApiProblem && error.code === 'words-changed')
            await client.invalidateQueries({ queryKey: keyOf({ key, of }) })
          return false
        })
        .finally(() => setWaiting((count) => count - 1))
      line.current = done
      return done
    },
    [client, key, of, send],
  )
  const write = useCallback((segments: readonly Word[]) => inLine(segments, (step) => setSteps((all) => [...all, step])), [inLine])
  const undo = useCallback(() => {
    const last = steps.at(-1)
    if (last) void inLine(last.before, () => setSteps((all) => all.filter((step) => step !== last)))
  }, [steps, inLine])
  return { write, undo, isSaving: waiting > 0, last: steps.at(-1) ?? null }
}

function plain({ tag, part, original }: WordPlace): WordPlace {
  return { tag, part, original }
}

function written<W extends Word>(segment: W, now: ReadonlyMap<string, string>): W {
  const translation = now.get(placeKey(segment))
  return translation === undefined ? segment : { ...segment, translation }
}
