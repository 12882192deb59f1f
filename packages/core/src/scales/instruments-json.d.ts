// The schema of the file is checked by a test in packages/data.
declare module '*/data/instruments/instruments.json' {
  const instruments: readonly import('./instrument.ts').Instrument[]
  export default instruments
}
