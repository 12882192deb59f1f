/** What is replaced, in which file of the package; every `from` stands there exactly once. */
export const DRIVER_MENDS: readonly Mend[] = [
  {
    // A query for a connection that is gone is answered, instead of being written to no socket.
    file: 'src/connection.js',
    from: `  function execute(q) {
    if (terminated)`,
    to: `  function execute(q) {
    if (!socket || socket.destroyed)
      return (setImmediate(queryError, q, Errors.connection('CONNECTION_CLOSED', options)), true)

    if (terminated)`,
  },
  {
    file: 'src/connection.js',
    from: `  function nextWrite(fn) {
`,
    to: `  function nextWrite(fn) {
    if (!socket)
      return (chunk = nextWriteTimer = null, true)

`,
  },
  {
    // What the lost connection still had to send, and how the server took leave of it, is not the next one's.
    file: 'src/connection.js',
    from: `    incomings = null
    clearImmediate(nextWriteTimer)
    socket.removeListener`,
    to: `    incomings = null
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = errorResponse = null
    socket.removeListener`,
  },
  {
    // Everything that was asked is answered, also what was asked between an error and the end; nothing of it is waited for on the next connection.
    file: 'src/connection.js',
    from: `    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
    to: `    if (query || sent.length)
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = null
`,
  },
  {
    // The look-up of types is nobody's promise: whoever waits for the connection is told by the connection.
    file: 'src/connection.js',
    from: `        return fetchArrayTypes()
`,
    to: `        return fetchArrayTypes().catch(() => {})
`,
  },
  {
    // A statement that is sent a second time is given the values themselves, not what was made of them for the first.
    file: 'src/connection.js',
    from: `      parameters[i] = x = type in options.serializers`,
    to: `      x = type in options.serializers`,
  },
  {
    file: 'src/index.js',
    from: `        new Promise((_, reject) => connection.onclose = reject)`,
    to: `        new Promise((_, reject) => connection.onclose = error => {
          lost = error
          while (queries.length)
            queries.shift().reject(error)
          reject(error)
        })`,
  },
  {
    file: 'src/index.js',
    from: `    let savepoints = 0
`,
    to: `    let lost = null
    let savepoints = 0
`,
  },
  {
    // The place in the pool may serve somebody else by now: nothing more of this transaction goes there.
    file: 'src/index.js',
    from: `        q.catch(e => uncaughtError || (uncaughtError = e))
`,
    to: `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost)
          return q.reject(lost)
`,
  },
  {
    file: 'src/index.js',
    from: `        const query = { reserve: resolve, reject }
`,
    to: `        const query = { reserve: resolve, reject: error => (queries.remove(query), reject(error)) }
`,
  },
  {
    file: 'src/index.js',
    from: `    c.reserved.release = true
`,
    to: `    c.reserved.release = true
    let lost = null
    c.onclose = error => {
      lost = error
      while (queue.length)
        queue.shift().reject(error)
    }
`,
  },
  {
    file: 'src/index.js',
    from: `    sql.release = () => {
`,
    to: `    sql.release = () => {
      if (lost)
        return
`,
  },
  {
    file: 'src/index.js',
    from: `    function handler(q) {
      c.queue === full
        ? queue.push(q)`,
    to: `    function handler(q) {
      if (lost)
        return q.reject(lost)
      c.queue === full
        ? queue.push(q)`,
  },
  { file: 'src/index.js', from: 'export default Postgres\n', to: 'export default Postgres\nexport const mended = true\n' },
]

type Mend = { file: string; from: string; to: string }
