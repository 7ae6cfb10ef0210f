import { LineChart } from '../charts/line-chart.tsx'
import { SectionHeading } from '../layout/section-heading.tsx'
import { Specimen } from './specimen.tsx'

const scored = [
  14, 18, 22, 16, 11, 19, 24, 17, 21, 15, 20, 26, 18, 13, 22, 19, 25, 17, 28, 21, 16, 23, 34, 19, 20, 24, 13,
]
const days = scored.map((_, index) =>
  new Date(Date.UTC(2025, 11, 2 + Math.floor(index * 3.6))).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
)
const halfYear = Array.from({ length: 180 }, (_, day) =>
  Math.round(220 + 90 * Math.sin(day / 31) + 60 * Math.cos(day / 7) + day / 3),
)
const quarters = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6']

/** The line chart in every state. */
export const LineSpecimens = () => (
  <>
    <div className="col-span-full min-w-0">
      <Specimen name="Line, with everything">
        <SectionHeading as="h4" note="20 or more in 13 of 27">
          Points, game by game
        </SectionHeading>
        <LineChart
          label="Points, game by game"
          points={days}
          series={[{ label: 'Points', values: scored }]}
          references={[
            { value: 19.8, label: 'Average 19.8' },
            { value: 15.2, label: '2024–25: 15.2', isQuiet: true },
          ]}
          range={{ from: 24, to: 26, label: 'Playoffs' }}
          highlight={{ at: 22, label: 'at Summit Lake, 19 Feb' }}
          marks={[
            { at: 0, label: 'Dec' },
            { at: 7, label: 'Jan' },
            { at: 17, label: 'Feb' },
            { at: 24, label: 'Mar' },
          ]}
          pointHeading="Game"
          hasOpenNumbers
        />
      </Specimen>
    </div>
    <div className="col-span-full min-w-0">
      <Specimen name="Line, three of them">
        <LineChart
          label="Where visitors come from"
          points={quarters}
          series={[
            { label: 'Direct', values: [1200, 1900, 1700, 2600, 3100, 3900] },
            { label: 'Search', values: [800, 900, 1600, 1500, 2400, 3800] },
            { label: 'Shared links', values: [300, 700, null, 900, 1000, 1400] },
          ]}
          pointHeading="Quarter"
        />
      </Specimen>
    </div>
    <Specimen name="Line on a phone">
      <LineChart
        label="Points, narrow"
        points={days}
        series={[{ label: 'Points', values: scored }]}
        references={[{ value: 19.8, label: 'Average 19.8' }]}
        highlight={{ at: 22, label: 'at Summit Lake, 19 Feb' }}
      />
    </Specimen>
    <Specimen name="Line, half a year of days">
      <LineChart
        label="Views a day"
        points={halfYear.map((_, day) => `Day ${day + 1}`)}
        series={[{ label: 'Views', values: halfYear }]}
      />
    </Specimen>
    <Specimen name="Line with gaps">
      <LineChart
        label="Weight"
        points={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}
        series={[{ label: 'Pounds', values: [152, 151, null, 153, null, 152, 150] }]}
      />
    </Specimen>
    <Specimen name="Line below zero">
      <LineChart
        label="Point difference"
        points={quarters}
        series={[{ label: 'Difference', values: [-12, 4, 9, -3, 15, 22] }]}
      />
    </Specimen>
    <Specimen name="Line, one point">
      <LineChart label="First week" points={['Week 1']} series={[{ label: 'Views', values: [3] }]} />
    </Specimen>
    <Specimen name="Line, zeros only">
      <LineChart
        label="Messages"
        points={quarters}
        series={[{ label: 'Messages', values: [0, 0, 0, 0, 0, 0] }]}
      />
    </Specimen>
    <Specimen name="Line, huge values and long names">
      <LineChart
        label="Far too much"
        points={quarters}
        series={[
          {
            label: 'Everything that was ever counted in any season',
            values: [4e9, 7e9, 3e9, 8e9, 12e9, 9e9],
          },
          { label: 'What was counted twice by mistake', values: [1e9, 2e9, 1e9, 3e9, 2e9, 5e9] },
        ]}
      />
    </Specimen>
    <Specimen name="Line, nothing yet">
      <LineChart label="Sales" points={[]} series={[{ label: 'Sales', values: [] }]} />
    </Specimen>
    <Specimen name="Line from right to left">
      <div dir="rtl">
        <LineChart
          label="النقاط"
          points={['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس']}
          series={[{ label: 'النقاط', values: [4, 9, 7, 14, 11] }]}
          references={[{ value: 9, label: 'المتوسط 9' }]}
          highlight={{ at: 3, label: 'أفضل مباراة' }}
        />
      </div>
    </Specimen>
  </>
)
