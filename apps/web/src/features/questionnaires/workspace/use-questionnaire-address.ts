import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { t } from '../../../lib/messages/t.ts'

const BUILDER = '/pages/medicalQuestionnaire'
export type QuestionnairePath = '/pages/editQuestionnaire' | typeof BUILDER
export const TABS = ['general', 'questions', 'publish'] as const
export type Tab = (typeof TABS)[number]
export const VIEW_NAMES = { list: t('List'), cards: t('Cards'), tree: t('Tree'), graph: t('Graph'), proof: t('Checks') } as const
export type View = keyof typeof VIEW_NAMES
export const VIEWS = Object.keys(VIEW_NAMES) as View[]

type Change = { tab: Tab } | { view: View }

/** Where one is: the same page at both paths, of which the editor's begins with the cards, the builder's with the general information. */
export function useQuestionnaireAddress(to: QuestionnairePath) {
  const search = useSearch({ from: to })
  const isBuilder = to === BUILDER
  const begins = isBuilder ? ({ tab: 'general', view: 'list' } as const) : ({ tab: 'questions', view: 'cards' } as const)
  const { draft = '', question, option } = search
  const tab = TABS.find((one) => one === search.tab) ?? begins.tab
  const view = VIEWS.find((one) => one === search.view) ?? begins.view
  const navigate = useNavigate()
  const open = (key: string | null) => void navigate({ to, search: key === null ? {} : { draft: key } })
  /** The address omits what the page begins with. A view is of the questions. */
  const show = useCallback(
    (change: Change) => {
      const next = { tab: 'questions' as Tab, view, ...change }
      void navigate({
        to,
        search: { draft, ...(next.tab !== begins.tab && { tab: next.tab }), ...(next.view !== begins.view && { view: next.view }) },
        resetScroll: false,
      })
    },
    [navigate, to, draft, view, begins.tab, begins.view],
  )
  return { draft, tab, view, question, option, isBuilder, open, show }
}
