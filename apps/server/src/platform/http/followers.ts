/** An open stream that also receives data. What is too much for it is skipped; `resume` is called once it can take some again. */
export type Follower = { send(frame: Buffer | string): void }

/** What a stream follows. */
export type Following = { resume(): void; stop(): void }
