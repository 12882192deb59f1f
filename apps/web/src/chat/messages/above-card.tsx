import type { Talk } from '../session/use-conversation.ts'
import { useSigns } from '../session/use-signs.ts'
import { Alternatives } from './alternatives.tsx'
import { PersonLine } from './person-line.tsx'
import { SendPicture } from './send-picture.tsx'
import { useStayInView } from './use-stay-in-view.ts'
import { WaitingOffers } from './waiting-offers.tsx'

export type AboveCardProps = { talk: Talk; typed: string; atEnd: boolean }

/** Who has the conversation, what else may have been meant, and what someone who waits can choose instead. */
export function AboveCard({ talk: { state, waiting, typing, send }, typed, atEnd }: AboveCardProps) {
  useSigns(state, { typed, atEnd })
  useStayInView(atEnd && state.card?.kind !== 'crisis')
  return (
    <>
      {state.person ? (
        <>
          <PersonLine state={state} person={state.person} typing={typing} />
          <SendPicture disabled={waiting} onAnswer={send} />
        </>
      ) : null}
      {state.person === null ? <Alternatives titles={state.alternatives} disabled={waiting} onAnswer={send} /> : null}
      {state.card?.kind === 'crisis' ? null : <WaitingOffers offers={state.offers} disabled={waiting} onAnswer={send} />}
    </>
  )
}
