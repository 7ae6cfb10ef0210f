import { measureExport } from './users-export.ts'

console.log(await measureExport(process.env.URL ?? '', process.env.ADMIN ?? ''))
