import type { College, CollegeDetails } from '@fieldhouse/contract/colleges'
import { usStates } from '@fieldhouse/contract/search.states'
import type { colleges } from './colleges.tables.ts'

export type CollegeRow = typeof colleges.$inferSelect

/** The columns of a college that a list needs. */
type ListedColumn = Exclude<keyof College, 'logo' | 'image' | 'colors'> | 'color_primary' | 'color_secondary'

export const presentCollege = (row: Pick<CollegeRow, ListedColumn>): College => ({
  id: row.id,
  name: row.name,
  short_name: row.short_name,
  city: row.city,
  state: { key: row.state, title: usStates[row.state] ?? row.state },
  logo: null,
  image: null,
  colors: [row.color_primary, row.color_secondary].filter((color) => color !== null),
  mascot: row.mascot,
  division: row.division,
  conference: row.conference,
  level: row.level,
  control: row.control,
  setting: row.setting,
  undergrad_enrollment: row.undergrad_enrollment,
  admission_rate: row.admission_rate,
  open_admission: row.open_admission === true,
  avg_net_cost: row.avg_net_cost,
})

export const presentCollegeDetails = (row: CollegeRow): CollegeDetails => ({
  ...presentCollege(row),
  website: row.website,
  sat_avg: row.sat_avg,
  act_25: row.act_25,
  act_75: row.act_75,
  in_state_tuition: row.in_state_tuition,
  out_state_tuition: row.out_state_tuition,
  cost_of_attendance: row.cost_of_attendance,
  graduation_rate: row.graduation_rate,
  top_majors: row.top_majors,
  hbcu: row.hbcu,
  single_sex: row.single_sex,
})
