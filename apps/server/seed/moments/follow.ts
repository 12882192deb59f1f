import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import type { Seller } from '@clinic/contract/documents/sellers'
import { deliverDocument } from '../../src/care/documents/life/deliver-document.ts'
import { recordOutcome } from '../../src/care/documents/life/record-outcome.ts'
import { registerDocument } from '../../src/care/documents/life/register-document.ts'
import { returnDocument } from '../../src/care/documents/life/return-document.ts'
import { transferDocument } from '../../src/care/documents/life/transfer-document.ts'
import { voidDocument } from '../../src/care/documents/life/void-document.ts'
import { withdrawSupport } from '../../src/care/documents/life/withdraw-support.ts'
import type { StaffContext } from '../../src/identity/auth/access/context.ts'
import { dayIn } from '../../src/platform/clock.ts'
import type { Step } from './stories.ts'

type Following = { step: Exclude<Step, 'draft' | 'sign' | 'replace'>; document: DocumentDetail; sellers: readonly Seller[]; place: number }

/** What happens to a signed document next; returns it as it is then. */
export async function follow(context: StaffContext, { step, document, sellers, place }: Following): Promise<DocumentDetail> {
  const id = String(document.id)
  const on = dayIn(context.zone, context.now)
  const [seller, next] = [sellers[place % sellers.length], sellers[(place + 1) % sellers.length]]
  if (!seller || !next) throw new Error('the demo clinic has no sellers')
  const actions: Readonly<Record<Following['step'], () => Promise<{ document: DocumentDetail }>>> = {
    deliver: async () => {
      const number = seller.accepts === 'portal' ? `${seller.name.slice(0, 2).toUpperCase()}-${1000 + document.id}` : ''
      const fax = seller.accepts === 'secure_fax'
      const ordered = await deliverDocument(
        context,
        { id, seller_id: seller.id, way: seller.accepts, number, initials: fax, pages: 1 },
        false,
      )
      const toDo = ordered.document.deliveries.find(({ to_do }) => to_do !== null)
      return toDo ? recordOutcome(context, { id, delivery: String(toDo.id), outcome: 'sent', reason: '' }) : ordered
    },
    receive: () => recordOutcome(context, { id, delivery: String(document.deliveries[0]?.id), outcome: 'received', reason: '' }),
    register: () => registerDocument(context, { id, seller_id: seller.id, registered_on: on, reported_by: 'seller' }),
    transfer: () => transferDocument(context, { id, seller_id: next.id, on }),
    return: () => returnDocument(context, { id, on, reason: 'The application was incomplete.' }),
    withdraw: () =>
      withdrawSupport(
        context,
        { id, reason: 'A new heart condition.', letter_way: seller.accepts, letter_number: `L-${document.id}` },
        false,
      ),
    void: () => voidDocument(context, { id, reason: 'The address of the consultation was wrong.' }),
  }
  return (await actions[step]()).document
}
