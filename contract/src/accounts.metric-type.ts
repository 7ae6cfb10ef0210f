import * as z from 'zod'

/** The metric setting: 1 is imperial (feet, inches, pounds), 2 is metric (cm, kg). */
export const metricType = z.union([z.literal(1), z.literal(2)], { error: 'Please choose Imperial or Metric' })
export type MetricType = z.output<typeof metricType>
