import { type SocialNetwork, socialNames } from '@fieldhouse/contract/accounts.social'
import { type Html, html } from '../../http/html.ts'
import { type Person, readyMadePeople, standIns } from './stand-ins.ts'

export const whoStyles = `
form { display: grid; gap: 1rem; max-width: 24rem }
label { display: grid; gap: .25rem }
label:has([type=checkbox]) { grid-template-columns: max-content 1fr; align-items: center; gap: .5rem }
input:not([type=checkbox]), button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit }
section { display: grid; gap: .75rem; margin: 2rem 0 }
`

interface WhoPage {
  network: SocialNetwork
  /** The reply address and state. They are sent along with every choice. */
  request: Record<string, string | undefined>
}

const carry = (fields: Record<string, string | undefined>): Html[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  )

const fieldsOf = ({ is_proven, ...person }: Person): Record<string, string> => ({
  ...person,
  ...(is_proven ? { is_proven: 'on' } : {}),
})

/** What the network would reveal about a person. */
const asToldBy = (network: SocialNetwork, person: Person): Person => ({
  ...person,
  email: standIns[network].tellsEmail ? person.email : '',
  is_proven: standIns[network].provesEmail && person.is_proven,
})

const mailWords = ({ email, is_proven }: Person) =>
  email ? `${email}${is_proven ? ', proven' : ', not proven'}` : 'no email'

const readyMade = (network: SocialNetwork, request: WhoPage['request']): Html[] =>
  readyMadePeople.map((readyMadePerson) => {
    const person = asToldBy(network, readyMadePerson)
    return html`<form method="post">
      ${carry({ ...request, ...fieldsOf(person) })}
      <button name="choice" value="allow">${person.first_name} ${person.last_name} (${mailWords(person)})</button>
    </form>`
  })

const mailFields = (network: SocialNetwork): Html => {
  const { tellsEmail, provesEmail } = standIns[network]
  if (!tellsEmail) return html`<p>${socialNames[network]} does not tell anybody's email.</p>`
  return html`<label>Email (may be empty) <input name="email" type="email" maxlength="254" /></label>
    ${
      provesEmail
        ? html`<label><input name="is_proven" type="checkbox" checked /> This email is proven</label>`
        : html`<p>${socialNames[network]} does not say whether an email is proven.</p>`
    }`
}

/** The consent page of a network. */
export const whoPage = ({ network, request }: WhoPage): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sign in with ${socialNames[network]} (development)</title>
    <link rel="stylesheet" href="/plain.css" />
    <link rel="stylesheet" href="/dev/identity/who.css" />
  </head>
  <body>
    <main>
      <h1>Who do you want to be?</h1>
      <p>This stands in for ${socialNames[network]} while you develop: no keys are set for it. Production never has it.</p>
      <section aria-label="Ready-made people">${readyMade(network, request)}</section>
      <h2>Somebody else</h2>
      <form method="post">
        ${carry(request)}
        <label>First name <input name="first_name" maxlength="200" /></label>
        <label>Last name <input name="last_name" maxlength="200" /></label>
        ${mailFields(network)}
        <button name="choice" value="allow">Continue</button>
        <button name="choice" value="cancel">Cancel</button>
      </form>
    </main>
  </body>
</html>`
