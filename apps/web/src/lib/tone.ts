const PITCH = { good: [660, 880], bad: [330, 262], gray: [520] } as const
const NOTE_SECONDS = 0.12
const VOLUME = 0.06

let speaker: AudioContext | null = null

/** Two soft notes, up for what went well and down for what did not. Browsers stay silent until the person has touched the page. */
export function playTone(kind: keyof typeof PITCH): void {
  speaker ??= new AudioContext()
  void speaker.resume()
  const start = speaker.currentTime
  PITCH[kind].forEach((pitch, index) => {
    if (speaker) playNote(speaker, pitch, start + index * NOTE_SECONDS)
  })
}

function playNote(context: AudioContext, pitch: number, at: number): void {
  const note = new OscillatorNode(context, { frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(VOLUME, at + 0.01)
  volume.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS)
  note.connect(volume).connect(context.destination)
  note.start(at)
  note.stop(at + NOTE_SECONDS)
}
