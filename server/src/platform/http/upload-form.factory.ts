interface FormFile {
  readonly name: string
  readonly type?: string
  readonly bytes: Uint8Array
}

/** A form with a file as a browser sends it, ready to inject. */
export const uploadForm = async (file: FormFile | null, fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', new File([Uint8Array.from(file.bytes)], file.name, { type: file.type ?? '' }))
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
