/** A command-line tool: arguments, settings, output. Throws an error with one sentence for the user. */
export type Command = (called: {
  args: string[]
  environment: Record<string, string | undefined>
  say(line: string): void
}) => Promise<void>

/** Runs a command as its own process: an error prints one sentence and exits with 1. */
export async function runCommand(command: Command): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    await command({ args: process.argv.slice(2), environment: process.env, say })
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** `39.2 MB`. */
export function sizeOf(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en-CA', { maximumFractionDigits: 1 })} MB`
}
