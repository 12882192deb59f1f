import type { RecordedCover, VeteranCover } from '@clinic/contract/patients/veteran'
import { t } from '../../../lib/messages/t.ts'

export type VeteranDraft = {
  pays: boolean
  hasLetter: boolean
  vac_file: string
  billing_limit_g: string
  by: string
  specialty: string
  on: string
  grams: string
  ends_on: string
  reason: string
}
export type VeteranErrors = Partial<Record<keyof VeteranDraft, string>>

export function draftOf({ cover }: RecordedCover): VeteranDraft {
  const letter = cover?.letter
  return {
    ...{ pays: true, hasLetter: Boolean(letter), reason: '' },
    ...{ vac_file: cover?.vac_file ?? '', billing_limit_g: cover?.billing_limit_g == null ? '' : String(cover.billing_limit_g) },
    ...{ by: letter?.by ?? '', specialty: letter?.specialty ?? '', on: letter?.on ?? '', ends_on: letter?.ends_on ?? '' },
    grams: letter ? String(letter.grams) : '',
  }
}

type Read = { cover: VeteranCover | null; reason: string } | { errors: VeteranErrors }

/** What the fields say, or what is wrong with them; the server checks the file number. */
export function readVeteranDraft(draft: VeteranDraft): Read {
  const errors: VeteranErrors = {}
  const need = (name: 'vac_file' | 'by' | 'specialty' | 'on' | 'reason') => {
    if (draft[name].trim() === '') errors[name] = t('Fill this in.')
    return draft[name].trim()
  }
  const grams = (name: 'billing_limit_g' | 'grams') => {
    const value = Number(draft[name].trim().replace(',', '.'))
    if (!(value > 0 && value <= 100 && Number.isInteger(Math.round(value * 1e6) / 1e4)))
      errors[name] = t('Enter grams a day, up to 100, with at most two decimals.')
    return value
  }
  const reason = need('reason')
  if (!draft.pays) return Object.keys(errors).length > 0 ? { errors } : { cover: null, reason }
  const cover: VeteranCover = {
    vac_file: need('vac_file'),
    billing_limit_g: draft.billing_limit_g.trim() === '' ? null : grams('billing_limit_g'),
    letter: draft.hasLetter
      ? {
          ...{ by: need('by'), specialty: need('specialty'), on: need('on'), grams: grams('grams') },
          ends_on: draft.ends_on === '' ? null : draft.ends_on,
        }
      : null,
  }
  return Object.keys(errors).length > 0 ? { errors } : { cover, reason }
}
