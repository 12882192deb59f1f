import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconCommand, IconUserSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { Typed } from '../../features/patients/look-up/look-up-text.ts'
import { type CallerDialog, onOpenCallerDialog, openCallerDialog } from '../../lib/caller-dialogs.ts'
import { type Command, onOpenPalette, openPalette, readCommands } from '../../lib/commands.ts'
import { later, useLater } from '../../lib/later.ts'
import { t } from '../../lib/messages/t.ts'
import type { Visitor } from '../../lib/routes/routes.ts'
import { signOut, useSession } from '../../lib/session.ts'
import { PatientDialogsLater } from '../../pages/patient-dialogs-later.tsx'
import { appCommands } from './palette-commands.ts'

const LOOK_UP = later(async () => (await import('../../features/patients/look-up/look-up-dialog.tsx')).LookUpDialog)
const REGISTER = later(async () => (await import('../../features/patients/registration/register-dialog.tsx')).RegisterDialog)
const PALETTE = later(async () => (await import('./palette.tsx')).Palette)

/** Keeps the command palette at hand on every page of the staff; its code arrives once the page has come to rest. */
export function PaletteHost() {
  const session = useSession()
  const client = useQueryClient()
  const [commands, setCommands] = useState<readonly Command[] | null>(null)
  const [patient, setPatient] = useState<string | null>(null)
  const [caller, setCaller] = useState<CallerDialog | null>(null)
  const [lookedUp, setLookedUp] = useState<Typed | null>(null)
  const ownCommands = useOwnCommands()
  const [LookUp, lookUpDrawn] = useLater(LOOK_UP, caller === 'look-up')
  const [Register, registerDrawn] = useLater(REGISTER, caller === 'register')
  const [Palette] = useLater(PALETTE, commands !== null)
  const open = useCallback(() => setCommands([...readCommands(), ...ownCommands()]), [ownCommands])
  useEffect(() => onOpenPalette(open), [open])
  useEffect(
    () =>
      onOpenCallerDialog((dialog) => {
        setLookedUp(null)
        setCaller(dialog)
      }),
    [],
  )
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
    <>
      {Palette && (
        <Palette
          opened={commands !== null}
          commands={commands ?? []}
          findsPatients={worksWithPatients(session)}
          onLookUp={lookUp}
          onPatient={setPatient}
          onClose={() => setCommands(null)}
        />
      )}
      {LookUp && (
        <LookUp
          opened={lookUpDrawn && caller === 'look-up'}
          onClose={() => setCaller(null)}
          onPatient={setPatient}
          onRegister={(typed) => {
            setLookedUp(typed)
            setCaller('register')
          }}
        />
      )}
      {Register && (
        <Register
          opened={registerDrawn && caller === 'register'}
          lookedUp={lookedUp}
          onClose={() => setCaller(null)}
          onPatient={setPatient}
        />
      )}
      <PatientDialogsLater details={patient} ineligible={null} close={() => setPatient(null)} onChanged={refresh} onFailed={refresh} />
    </>
  )
}

/** For people who do not know the keys. */
export function PaletteButton() {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      data-tip={t('Search (Ctrl K)')}
      aria-label={t('Command palette')}
      aria-keyshortcuts="Control+K"
      onClick={openPalette}
    >
      <IconCommand size={18} aria-hidden />
    </ActionIcon>
  )
}

/** Opens “Look up caller”, for records beyond the person’s own queues. */
export function LookUpButton() {
  const session = useSession()
  if (!worksWithPatients(session)) return null
  return (
    <ActionIcon variant="subtle" color="gray" data-tip={t('Look up caller')} aria-label={t('Look up caller')} onClick={lookUp}>
      <IconUserSearch size={18} aria-hidden />
    </ActionIcon>
  )
}

function lookUp(): void {
  openCallerDialog('look-up')
}

function worksWithPatients({ isAdmin, isPCR, isNP, isPCRManager, isNPManager }: Visitor): boolean {
  return isAdmin || isPCR || isNP || isPCRManager || isNPManager
}

function useOwnCommands(): () => Command[] {
  const session = useSession()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  return useCallback(
    () =>
      appCommands(session, {
        go: (to) => void navigate({ to }),
        callers: worksWithPatients(session) ? openCallerDialog : null,
        setScheme: setColorScheme,
        logOut: () => {
          signOut()
          void navigate({ to: '/login', search: {} })
        },
      }),
    [session, navigate, setColorScheme],
  )
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null
}
