import { DRAFT_LIMITS, type Information } from '@clinic/contract/questionnaires/drafts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { notify } from '../../../lib/notify.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DraftWorkspace, WorkspaceState } from '../drafts/draft-workspace.ts'
import classes from '../question-types/builder.module.css'
import { BuilderImage } from './builder-image.tsx'

type Props = { desk: WorkspaceState; hands: DraftWorkspace; mayWrite: boolean; onNext: () => void }

/** Image, name and description; each is saved when it is left (REQ-410). */
export function BuilderGeneral({ desk: { about }, hands, mayWrite, onNext }: Props) {
  const describe = async (information: Partial<Information>) => {
    try {
      await hands.describe(information)
    } catch (error) {
      notify.failure(problemSentence(error), () => void describe(information))
    }
  }
  return (
    <Panel title="General Information">
      <fieldset className={classes.general} disabled={!mayWrite} aria-label="General Information">
        <BuilderImage image={about.image} onImage={(image) => void describe({ image })} />
        <div className={classes.stack}>
          <Left name="name" value={about.name} required onLeft={(name) => void describe({ name })} />
          <Left name="description" value={about.description} onLeft={(description) => void describe({ description })} />
        </div>
      </fieldset>
      <div className={classes.next}>
        <Button onClick={onNext}>Next Step</Button>
      </div>
    </Panel>
  )
}

type LeftProps = { name: 'name' | 'description'; value: string; required?: boolean; onLeft: (value: string) => void }

/** A field whose words count once it is left; an empty name goes back to what it was. */
function Left({ name, value, required = false, onLeft }: LeftProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    const wanted = typed?.trim()
    setTyped(null)
    if (wanted !== undefined && wanted !== value && !(required && wanted === '')) onLeft(wanted)
  }
  const bound = {
    value: typed ?? value,
    maxLength: DRAFT_LIMITS[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.currentTarget.value),
    onBlur: settle,
  }
  if (name === 'name')
    return <TextInput label="Name" description="Patients read it before the first question" required={required} {...bound} />
  return <Textarea label="Description" description="What it is for, for the clinic’s staff" autosize minRows={4} maxRows={12} {...bound} />
}
