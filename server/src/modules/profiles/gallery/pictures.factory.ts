import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '@fieldhouse/contract/profiles.document'
import { testApp } from '../../../app.factory.ts'
import { uploadForm } from '../../../platform/http/upload-form.factory.ts'

type Headers = Record<string, string>

/** An application whose files the test can read. */
export const pictureApp = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'fieldhouse-pictures-'))
  const tested = await testApp({ settings: { DATA_DIR: dir } })
  const send = async (url: string, bytes: Buffer, headers: Headers, fields: Record<string, string> = {}) => {
    const form = await uploadForm({ name: 'photo.jpg', type: 'image/jpeg', bytes }, fields)
    return tested.app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    })
  }
  return {
    ...tested,
    tested,
    send,
    /** An uploaded picture that is not used yet. */
    upload: async (
      bytes: Buffer,
      headers: Headers,
    ): Promise<{ id: string; picture: Picture; width: number; height: number }> =>
      (await send('/upload/tmp', bytes, headers)).json().data,
    /** Everything in storage, by key. */
    files: async (): Promise<string[]> => {
      const entries = await readdir(join(dir, 'files'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, 'files').length + 1))
        .toSorted()
    },
    close: async () => {
      await tested.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export type PictureApp = Awaited<ReturnType<typeof pictureApp>>
