let loading: Promise<ReadonlySet<string>> | null = null

/**
 * The 49,000 commonest of leaked passwords, in small letters, as the dictionary of `@zxcvbn-ts/language-common` has them (ASVS 6.2.4): read with
 * the first password that somebody chooses, so that no start waits for them.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loading
}
