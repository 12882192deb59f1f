import type { ArticleState } from '@clinic/contract/articles'
import type { ChatLanguage } from '@clinic/contract/chat'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import type { ChipTone } from '../../ui/chip.tsx'

export const STATE_NAMES: Readonly<Record<ArticleState, string>> = { draft: t('Draft'), approved: t('Approved'), withdrawn: t('Withdrawn') }
export const STATE_TONES: Readonly<Record<ArticleState, ChipTone>> = { draft: 'plain', approved: 'good', withdrawn: 'warn' }

/** A chance from 0 to 1 as `83 %`. */
export function chanceText(chance: number): string {
  return `${numberText(Math.round(chance * 100))} %`
}

export const LANGUAGE_NAMES: Readonly<Record<ChatLanguage, string>> = { en: t('English'), fr: t('French') }
