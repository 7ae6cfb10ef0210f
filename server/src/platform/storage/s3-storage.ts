import { Readable } from 'node:stream'
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { AwsS3StorageAdapter } from '@flystorage/aws-s3'
import { isFileWasNotFound, toReadable } from '@flystorage/file-storage'
import { contentTypeOf, expectContentType } from './key.ts'
import { asNotFound, type S3Config, type Storage } from './storage.ts'

/** Files in a bucket of Amazon S3 or a compatible service. */
export const createS3Storage = (config: S3Config): Storage => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Many other services don't support Amazon's newer checksums: some refuse them, some store them with the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })
  // We don't use Flystorage's own front, because its streams leave the connection open when a reader leaves.
  const files = new AwsS3StorageAdapter(client, { bucket })

  return {
    write: async (key, content, { contentType }) => {
      expectContentType(key, contentType)
      const body = content instanceof Readable ? content : Readable.from([content])
      await files.write(key, body, { mimeType: contentType })
    },
    read: async (key) => {
      contentTypeOf(key)
      return toReadable(await files.read(key, {}).catch(asNotFound(key, isMissing)))
    },
    stat: async (key) => {
      const contentType = contentTypeOf(key)
      return { size: await files.fileSize(key, {}).catch(asNotFound(key, isMissing)), contentType }
    },
    exists: async (key) => {
      contentTypeOf(key)
      return files.fileExists(key, {})
    },
    delete: async (key) => {
      contentTypeOf(key)
      await files.deleteFile(key, {})
    },
    kind: 's3',
    room: async () => {
      await files.fileExists('health/none.txt', {})
      return null
    },
    close: () => client.destroy(),
  }
}

const isMissing = (error: unknown): boolean =>
  isFileWasNotFound(error) || (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)
