import type { GroupDetails } from '@clinic/contract/users'
import { Accordion, Button, Drawer } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { groupText } from '../../../lib/format/group-text.ts'
import { useEscapeOnTop } from '../../../lib/is-elsewhere.ts'
import { t } from '../../../lib/messages/t.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import classes from './group-editor.module.css'
import { GroupForm } from './group-form.tsx'

type Props = { groups: readonly GroupDetails[]; onClose: () => void; onChanged: () => void }
const NEW = 'new'

/** Every group, what it may do, and how many people are in it (B-2). */
export function GroupEditor({ groups, onClose, onChanged }: Props) {
  const { ask, dialog } = useConfirm()
  const [open, setOpen] = useState<string | null>(null)
  const done = () => {
    onChanged()
    if (open === NEW) setOpen(null)
  }
  const root = useEscapeOnTop(true, onClose)
  return (
    <Drawer
      ref={root}
      closeOnEscape={false}
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t('Groups')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <p className={classes.lead}>{t('A person has the permissions of all their groups. Changes take effect right away.')}</p>
      <Accordion value={open} onChange={setOpen} variant="separated">
        {groups.map((group) => (
          <Accordion.Item key={group.id} value={String(group.id)}>
            <Accordion.Control>
              <span className={classes.name}>{groupText(group)}</span>
              <span className={classes.members}>
                {group.name} ·{' '}
                {group.members === 0 ? t('nobody') : t('{members, plural, one {# member} other {# members}}', { members: group.members })}
              </span>
            </Accordion.Control>
            <Accordion.Panel>{open === String(group.id) && <GroupForm group={group} ask={ask} onDone={done} />}</Accordion.Panel>
          </Accordion.Item>
        ))}
        {open === NEW && (
          <Accordion.Item value={NEW}>
            <Accordion.Control>{t('New group')}</Accordion.Control>
            <Accordion.Panel>
              <GroupForm group={null} ask={ask} onDone={done} />
            </Accordion.Panel>
          </Accordion.Item>
        )}
      </Accordion>
      {open !== NEW && (
        <Button mt="md" variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen(NEW)}>
          {t('New group')}
        </Button>
      )}
      {dialog}
    </Drawer>
  )
}
