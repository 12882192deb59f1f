import { Modal } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { ActionAsked } from '../signed/action-asked.ts'
import type { ActionProps } from './action-props.ts'
import { DeliverForm } from './deliver-form.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ReplaceForm } from './replace-form.tsx'
import { ReturnForm } from './return-form.tsx'
import { TransferForm } from './transfer-form.tsx'
import { VoidForm } from './void-form.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

type Props = {
  asked: ActionAsked | null
  patientId: string
  called: string
  about: string
  /** Begins a document that replaces this one. */
  onReplace: (id: number) => void
  onClose: () => void
}
type Formed = Exclude<ActionAsked['action'], 'outcome' | 'replace'>

const FORMS: Readonly<Record<Formed, ComponentType<ActionProps>>> = {
  deliver: DeliverForm,
  register: RegisterForm,
  transfer: TransferForm,
  return: ReturnForm,
  'withdraw-support': WithdrawForm,
  void: VoidForm,
}
const TITLES: Readonly<Record<ActionAsked['action'], (called: string) => string>> = {
  deliver: (called) => t('Send the document of {called} to a seller', { called }),
  register: (called) => t('Record the registration of {called}', { called }),
  transfer: (called) => t('Record the transfer of {called} to another seller', { called }),
  return: (called) => t('Record that the document of {called} came back', { called }),
  replace: (called) => t('Replace the document of {called}?', { called }),
  'withdraw-support': (called) => t('Withdraw support for the document of {called}?', { called }),
  void: (called) => t('Void the document of {called}?', { called }),
  outcome: (called) => t('What did the seller do with the document of {called}?', { called }),
}
/** The record may be a dialog itself, and comes later in the page. */
const ABOVE_RECORD = 210

/** Asks what an action on a medical document needs to know. `asked` null: closed. */
export function ActionDialog({ asked, onReplace, onClose, ...about }: Props) {
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  return (
    <Modal opened={asked !== null} onClose={onClose} size="lg" zIndex={ABOVE_RECORD} title={last && titleOf(last, about.called)}>
      {last && (
        <Form
          key={`${last.action} ${last.document.id} ${asked === null}`}
          asked={last}
          onReplace={onReplace}
          onClose={onClose}
          {...about}
        />
      )}
    </Modal>
  )
}

function titleOf(asked: ActionAsked, called: string): string {
  const toDo = asked.action === 'outcome' && asked.delivery.to_do !== null
  return toDo ? t('Was it sent for {called}?', { called }) : TITLES[asked.action](called)
}

function Form({ asked, onReplace, ...shared }: Omit<Props, 'asked'> & { asked: ActionAsked }) {
  const props = { ...shared, document: asked.document }
  if (asked.action === 'outcome') return <OutcomeForm delivery={asked.delivery} {...props} />
  if (asked.action === 'replace') return <ReplaceForm onReplace={onReplace} {...props} />
  const Chosen = FORMS[asked.action]
  return <Chosen {...props} />
}
