import { t } from '../../lib/messages/t.ts'
import '@mantine/spotlight/styles.layer.css'
import { Kbd, Loader } from '@mantine/core'
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import type { Command } from '../../lib/commands.ts'
import classes from './palette.module.css'
import { rankCommands } from './palette-rank.ts'
import { patientCommand } from './patient-command.ts'
import { useFoundPatients } from './use-found-patients.ts'

const [store, actions] = createSpotlight()
const LIST = 'palette-list'
const QUICK = 100

type Props = {
  opened: boolean
  commands: readonly Command[]
  /** Whether the person may look for patients. */
  findsPatients: boolean
  onPatient: (patientId: string) => void
  onLookUp: () => void
  onClose: () => void
}

/** Go to, find, act: one box for everything. What is chosen happens once the palette has gone. */
export function Palette({ opened, commands, findsPatients, onPatient, onLookUp, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [session, setSession] = useState('')
  const chosen = useRef<(() => void) | null>(null)
  const found = useFoundPatients(typed, findsPatients && opened ? session : null)
  useEffect(() => {
    if (!opened) return actions.close()
    setSession(crypto.randomUUID())
    actions.open()
  }, [opened])

  const patients = found.patients.map((patient) => patientCommand(patient, onPatient))
  const beyond = findsPatients && typed.trim() !== '' && !found.busy && patients.length === 0 ? [lookUpCommand(onLookUp)] : []
  const groups = groupsOf(typed, { commands, patients: [...patients, ...beyond] })
  const all = groups.flatMap((group) => group.commands)
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      scrollable
      centered={false}
      maxHeight={440}
      attributes={{ content: { 'aria-label': t('Command palette') } }}
      overlayProps={{ blur: 0 }}
      transitionProps={{
        duration: QUICK,
        onExited: () => {
          chosen.current?.()
          chosen.current = null
        },
      }}
      onSpotlightClose={onClose}
    >
      <SearchLine count={all.length} busy={found.busy} findsPatients={findsPatients} />
      <Spotlight.ActionsList id={LIST} role="listbox" aria-label={t('Results')}>
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.name} label={group.name} role="group" aria-label={group.name}>
            {group.commands.map((command) => (
              <Option
                key={command.id}
                command={command}
                place={all.indexOf(command)}
                onChoose={() => {
                  chosen.current = command.run
                }}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      {all.length === 0 && !found.busy && <Spotlight.Empty>{t('No results. Check the spelling or try fewer letters.')}</Spotlight.Empty>}
      {found.error && (
        <p className={classes.error} role="alert">
          {t('Patient search isn’t available right now. {error}', { error: problemSentence(found.error) })}
        </p>
      )}
    </Spotlight.Root>
  )
}

type SearchProps = { count: number; busy: boolean; findsPatients: boolean }

function SearchLine({ count, busy, findsPatients }: SearchProps) {
  const { selected } = useSpotlight(store)
  const label = findsPatients ? t('Search patients, pages and actions') : t('Search pages and actions')
  return (
    <>
      <Spotlight.Search
        placeholder={`${label}…`}
        aria-label={label}
        role="combobox"
        aria-expanded
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={selected >= 0 && count > 0 ? optionId(selected) : undefined}
        maxLength={100}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={busy ? <Loader size={16} aria-hidden /> : null}
      />
      <span className={classes.quiet} role="status">
        {busy ? t('Searching…') : t('{count} found', { count })}
      </span>
    </>
  )
}

function Option({ command, place, onChoose }: { command: Command; place: number; onChoose: () => void }) {
  const selected = useSpotlight(store).selected === place
  return (
    // The part forgets an id that it is given, and the search box points at it.
    <Spotlight.Action
      ref={(element) => {
        if (element) element.id = optionId(place)
      }}
      role="option"
      aria-selected={selected}
      data-selected={selected || undefined}
      label={command.label}
      {...(command.detail && { description: command.detail })}
      {...(command.keys && { rightSection: <Kbd>{command.keys}</Kbd> })}
      onClick={onChoose}
    />
  )
}

type Group = { name: string; commands: Command[] }
type Offered = { commands: readonly Command[]; patients: Command[] }

/** Hits by name first, then patients, then what is only related; in the groups they belong to while nothing is typed. */
function groupsOf(typed: string, { commands, patients }: Offered): Group[] {
  const { named, related } = rankCommands(typed, commands)
  if (typed.trim() === '') return [...Map.groupBy(named, ({ group }) => group)].map(([name, list]) => ({ name, commands: list }))
  const isNew = ({ id }: Command) => ![...named, ...related].some((command) => command.id === id)
  return [
    { name: t('Actions and pages'), commands: named },
    { name: t('Patients'), commands: patients.filter(isNew) },
    { name: t('Related'), commands: related },
  ].filter((group) => group.commands.length > 0)
}

/** Offered when none of the records that the person may open matches (F-1). */
function lookUpCommand(onLookUp: Props['onLookUp']): Command {
  return { id: 'look-up', group: t('Patients'), label: t('Look up caller'), detail: t('With two identifiers and a reason'), run: onLookUp }
}

function optionId(place: number): string {
  return `palette-${place}`
}
