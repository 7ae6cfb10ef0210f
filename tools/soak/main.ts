import { runStorm } from './storm.ts'

/** `npm run soak -- 30` runs for half an hour. */
const minutes = Number(process.argv[2] ?? 10)

console.log(`20 writers, 50 readers, two nodes, for ${minutes} minutes ...`)
const report = await runStorm({
  pairs: 10,
  readers: 50,
  seconds: minutes * 60,
  messages: Number.MAX_SAFE_INTEGER,
})
const { lost, disordered, misread } = report
console.log(`${report.acknowledged} messages acknowledged, ${report.mishaps} disturbances`)
console.log(`${lost.length} lost, ${disordered.length} out of order, ${misread.length} misread`)
for (const fault of [...lost, ...disordered, ...misread].slice(0, 50)) console.log(fault)
process.exit(lost.length + disordered.length + misread.length === 0 ? 0 : 1)
