import { type Html, html } from './html.ts'
import type { OpenApi } from './openapi.ts'

type Operation = OpenApi['paths'][string][string]

const fieldsOf = (schema: unknown): [string, string][] => {
  const properties = (
    schema as { properties?: Record<string, { type?: string; enum?: string[] }> } | undefined
  )?.properties
  return Object.entries(properties ?? {}).map(([name, { type, enum: values }]) => [
    name,
    values?.join(' | ') ?? type ?? '',
  ])
}

/** Each has only one content type. */
const schemaOf = ({ content }: { content: Record<string, { schema: unknown }> }) =>
  Object.values(content)[0]?.schema

/** `401 unauthenticated` says more than a number. */
const refusalWords = ([status, refusal]: [string, Operation['responses'][string]]): string => {
  const { allOf = [] } = schemaOf(refusal) as { allOf?: { properties?: { code?: { enum?: string[] } } }[] }
  return [status, ...allOf.flatMap(({ properties }) => properties?.code?.enum ?? [])].join(' ')
}

const showOperation = (path: string, method: string, operation: Operation): Html => {
  const body = operation.requestBody && schemaOf(operation.requestBody)
  const inputs = [
    ...operation.parameters.map(({ name, in: place }) => [name, place] as const),
    ...fieldsOf(body),
  ]
  const { 200: ok, 201: created, ...refusals } = operation.responses
  const done = ok ?? created
  return html`<article id="${operation.operationId}">
    <h3><b>${method.toUpperCase()}</b> <code>${path}</code></h3>
    <p>${operation.summary}. ${operation.description}</p>
    ${inputs.length > 0 ? html`<dl>${inputs.map(([name, kind]) => html`<dt><code>${name}</code></dt><dd>${kind}</dd>`)}</dl>` : ''}
    <details>
      <summary>Answer</summary>
      <pre>${JSON.stringify(done && schemaOf(done), null, 2)}</pre>
    </details>
    <p>Refusals: ${Object.entries(refusals).map(refusalWords).join(', ')}</p>
  </article>`
}

/** The API documentation at /api/docs: plain HTML made once from the same document. */
export const docsPage = (api: OpenApi): Html => {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${api.info.title}</title>
    <link rel="stylesheet" href="/plain.css" />
  </head>
  <body>
    <main>
      <h1>${api.info.title}</h1>
      <p>${api.info.description} The document itself: <a href="/api/openapi.json">openapi.json</a>.</p>
      ${tags.map(
        (tag) => html`<section>
          <h2>${tag}</h2>
          ${operations
            .filter(({ operation }) => operation.tags.includes(tag))
            .map(({ path, method, operation }) => showOperation(path, method, operation))}
        </section>`,
      )}
    </main>
  </body>
</html>`
}
