import type { Alarm } from '@clinic/contract/alarms'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { alarmPlace } from '../lib/alarms/alarms.ts'
import { t } from '../lib/messages/t.ts'
import { brandName } from '../lib/page-settings.ts'
import { usePreference } from '../lib/preferences.ts'
import { useLock } from '../lib/screen-lock.ts'
import { type Session, useSession } from '../lib/session.ts'
import { playTone } from '../lib/tone.ts'
import { markWindow } from '../lib/window-title.ts'

/** Milliseconds between two tones. */
const TONE_EVERY = 10_000

/**
 * Calls the person to alarms that no one has (F-4): a mark in the title, a repeated tone, and a notification of the system that says nothing of the
 * patient. A locked screen makes no sound.
 */
export function useAlarmCalls(alarms: readonly Alarm[]): void {
  const session = useSession()
  const { locked } = useLock()
  const waiting = locked ? [] : alarms.filter(({ taken }) => taken === null)
  const calls = waiting.filter((alarm) => isCalled(session, alarm))
  useMark(waiting.length > 0)
  useTone(calls.length > 0)
  useNotifications(calls)
}

/** Those on shift at once; managers and administrators, whose queue may be off, when it is their turn. */
function isCalled({ queueEnabled, isPCRManager, isNPManager, isAdmin }: Session, { called }: Alarm): boolean {
  const made = (name: string) => called.some(({ step }) => step === name)
  return queueEnabled || ((isPCRManager || isNPManager) && made('managers')) || (isAdmin && made('administrators'))
}

function useMark(marked: boolean): void {
  useEffect(() => {
    markWindow(marked)
    return () => markWindow(false)
  }, [marked])
}

/** Browsers allow sound only after the person has touched the page. */
function useTone(wanted: boolean): void {
  const [sound] = usePreference('alarmSound')
  const touched = useSyncExternalStore(onTouch, isTouched)
  const rings = wanted && touched && sound === 'on'
  useEffect(() => {
    if (!rings) return
    ring()
    const timer = window.setInterval(ring, TONE_EVERY)
    return () => window.clearInterval(timer)
  }, [rings])
}

/** A browser that cannot make the tone still shows the alarm. */
function ring(): void {
  try {
    playTone('alarm')
  } catch {
    // The title, the lane and the notification are there without it.
  }
}

/** For browsers that do not say so themselves. */
let touched = false
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const

function isTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? touched
}

function onTouch(listener: () => void): () => void {
  const note = () => {
    touched = true
    listener()
  }
  for (const kind of TOUCHES) window.addEventListener(kind, note, true)
  return () => {
    for (const kind of TOUCHES) window.removeEventListener(kind, note, true)
  }
}

/** One for each alarm and each time that everyone is called again; gone once the alarm is taken. */
function useNotifications(calls: readonly Alarm[]): void {
  const [wanted] = usePreference('alarmNotices')
  const shown = useRef(new Map<string, Notification>())
  useEffect(() => {
    const allowed = wanted === 'on' && typeof Notification !== 'undefined' && Notification.permission === 'granted'
    const keys = new Set(allowed ? calls.map(keyOf) : [])
    for (const [key, notification] of shown.current) {
      if (keys.has(key)) continue
      notification.close()
      shown.current.delete(key)
    }
    for (const alarm of allowed ? calls : []) if (!shown.current.has(keyOf(alarm))) shown.current.set(keyOf(alarm), notifyOfAlarm(alarm))
  })
  useEffect(() => {
    const open = shown.current
    return () => {
      for (const notification of open.values()) notification.close()
      open.clear()
    }
  }, [])
}

function keyOf({ id, called }: Alarm): string {
  return `alarm-${id}-${called.at(-1)?.step ?? ''}`
}

/** Tabs of one browser show one, because its tag is the same. A click leads to the alarm. */
function notifyOfAlarm(alarm: Alarm): Notification {
  const body = t('An urgent item is waiting.')
  const notification = new Notification(brandName(), { tag: keyOf(alarm), body, requireInteraction: true })
  notification.onclick = () => {
    window.focus()
    document.getElementById(alarmPlace(alarm.id))?.focus()
  }
  return notification
}
