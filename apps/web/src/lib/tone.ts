const PITCH = { good: [660, 880], bad: [330, 262], gray: [520], alarm: [880, 660, 880, 660] } as const
const NOTE_SECONDS = 0.12
const VOLUME = { good: 0.06, bad: 0.06, gray: 0.06, alarm: 0.25 } as const

let speaker: AudioContext | null = null

/** Two soft notes, up for what went well and down for what did not; an alarm has four loud ones. Browsers stay silent until the person has touched the page. */
export function playTone(kind: keyof typeof PITCH): void {
  speaker ??= new AudioContext()
  void speaker.resume()
  const start = speaker.currentTime
  PITCH[kind].forEach((pitch, index) => {
    if (speaker) playNote(speaker, { pitch, volume: VOLUME[kind], at: start + index * NOTE_SECONDS })
  })
}

function playNote(context: AudioContext, { pitch, volume, at }: { pitch: number; volume: number; at: number }): void {
  const note = new OscillatorNode(context, { frequency: pitch })
  const fader = new GainNode(context, { gain: 0 })
  fader.gain.setValueAtTime(0, at)
  fader.gain.linearRampToValueAtTime(volume, at + 0.01)
  fader.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS)
  note.connect(fader).connect(context.destination)
  note.start(at)
  note.stop(at + NOTE_SECONDS)
}
