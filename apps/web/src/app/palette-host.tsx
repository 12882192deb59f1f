import { ActionIcon, Tooltip, useMantineColorScheme } from '@mantine/core'
import { IconCommand } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { type Command, onOpenPalette, openPalette, readCommands } from '../lib/commands.ts'
import { signOut, useSession } from '../lib/session.ts'
import { loadChunk } from './chunk.ts'
import { appCommands } from './palette-commands.ts'

const loadPalette = () => loadChunk(() => import('./palette.tsx'))
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const PatientDialogs = lazy(async () => ({
  default: (await loadChunk(() => import('../features/patients/patient-dialogs.tsx'))).PatientDialogs,
}))

/** Milliseconds after which a page has everything of its own. */
const REST = 2_000

/** Keeps the command palette at hand on every page of the staff; its code arrives once the page has come to rest. */
export function PaletteHost() {
  const session = useSession()
  const client = useQueryClient()
  const [commands, setCommands] = useState<readonly Command[] | null>(null)
  const [used, setUsed] = useState(false)
  const [patient, setPatient] = useState<string | null>(null)
  const ownCommands = useOwnCommands()
  const open = useCallback(() => {
    setUsed(true)
    setCommands([...readCommands(), ...ownCommands()])
  }, [ownCommands])
  useEffect(() => onOpenPalette(open), [open])
  useEffect(whenAtRest, [])
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isDialogOpen()) open()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [open])

  const refresh = () => void client.invalidateQueries()
  return (
    <Suspense>
      {used && (
        <Palette
          opened={commands !== null}
          commands={commands ?? []}
          findsPatients={session.isAdmin || session.isPCR || session.isNP || session.isPCRManager || session.isNPManager}
          onPatient={setPatient}
          onClose={() => setCommands(null)}
        />
      )}
      {patient !== null && (
        <PatientDialogs details={patient} ineligible={null} close={() => setPatient(null)} onChanged={refresh} onFailed={refresh} />
      )}
    </Suspense>
  )
}

/** For whoever does not know the keys. */
export function PaletteButton() {
  return (
    <Tooltip label="Find a patient, a page, an action (Ctrl K)">
      <ActionIcon variant="subtle" color="gray" aria-label="Command palette" aria-keyshortcuts="Control+K" onClick={openPalette}>
        <IconCommand size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

function useOwnCommands(): () => Command[] {
  const session = useSession()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  return useCallback(
    () =>
      appCommands(session, {
        go: (to) => void navigate({ to }),
        setScheme: setColorScheme,
        logOut: () => {
          signOut()
          void navigate({ to: '/login', search: {} })
        },
      }),
    [session, navigate, setColorScheme],
  )
}

/** So that nothing typed after the keys is lost to a palette that is still on its way. */
function whenAtRest(): () => void {
  const timer = window.setTimeout(() => void loadPalette().catch(() => undefined), REST)
  return () => window.clearTimeout(timer)
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null
}
