import { DRAFT_LIMITS, type Information } from '@clinic/contract/questionnaires/drafts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DraftWorkspace, WorkspaceState } from '../drafts/draft-workspace.ts'
import classes from '../question-types/builder.module.css'
import { BuilderImage } from './builder-image.tsx'

type Props = { draftState: WorkspaceState; workspace: DraftWorkspace; mayWrite: boolean; onNext: () => void }

/** Image, name and description; each is saved when it is left (REQ-410). */
export function BuilderGeneral({ draftState: { about }, workspace, mayWrite, onNext }: Props) {
  const describe = async (information: Partial<Information>) => {
    try {
      await workspace.describe(information)
    } catch (error) {
      notify.failure(problemSentence(error), () => void describe(information))
    }
  }
  return (
    <Panel title={t('General Information')}>
      <fieldset className={classes.general} disabled={!mayWrite} aria-label={t('General Information')}>
        <BuilderImage image={about.image} onImage={(image) => void describe({ image })} />
        <div className={classes.stack}>
          <SavedField name="name" value={about.name} required onSave={(name) => void describe({ name })} />
          <SavedField name="description" value={about.description} onSave={(description) => void describe({ description })} />
        </div>
      </fieldset>
      <div className={classes.next}>
        <Button onClick={onNext}>{t('Next Step')}</Button>
      </div>
    </Panel>
  )
}

type SavedFieldProps = { name: 'name' | 'description'; value: string; required?: boolean; onSave: (value: string) => void }

/** A field whose words count once it is left; an empty name returns to what it was. */
function SavedField({ name, value, required = false, onSave }: SavedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    const wanted = typed?.trim()
    setTyped(null)
    if (wanted !== undefined && wanted !== value && !(required && wanted === '')) onSave(wanted)
  }
  const bound = {
    value: typed ?? value,
    maxLength: DRAFT_LIMITS[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.currentTarget.value),
    onBlur: settle,
  }
  if (name === 'name')
    return <TextInput label={t('Name')} description={t('Shown to patients before the first question')} required={required} {...bound} />
  return (
    <Textarea label={t('Description')} description={t('Internal description for staff')} autosize minRows={4} maxRows={12} {...bound} />
  )
}
