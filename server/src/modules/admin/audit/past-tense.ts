const irregular: Readonly<Record<string, string>> = {
  bring: 'brought',
  buy: 'bought',
  choose: 'chose',
  cut: 'cut',
  do: 'did',
  find: 'found',
  forget: 'forgot',
  get: 'got',
  give: 'gave',
  keep: 'kept',
  leave: 'left',
  let: 'let',
  log: 'logged',
  make: 'made',
  pay: 'paid',
  put: 'put',
  say: 'said',
  send: 'sent',
  set: 'set',
  show: 'showed',
  stop: 'stopped',
  take: 'took',
  tell: 'told',
  withdraw: 'withdrew',
  write: 'wrote',
}

const pastOf = (verb: string): string => {
  if (Object.hasOwn(irregular, verb)) return irregular[verb] as string
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}

/** “Change the info” was done: “changed the info”. The first word is a verb. */
export const inPastTense = (request: string): string =>
  request.replace(/^[A-Za-z]+/, (verb) => pastOf(verb.toLowerCase()))
