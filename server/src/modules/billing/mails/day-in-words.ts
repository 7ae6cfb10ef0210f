export { dayInWords } from '../../../platform/house-day.ts'
