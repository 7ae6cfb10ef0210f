/** The old statements for the same work. `bench/scale.ts` compares with these. */

/** The whole log, then its page: $1 athlete's user id, $2 the athlete's page, $3 limit, $4 offset. */
export const oldLog = `
  with found as materialized (
    select * from (
      select event.id, event.type::int as type, event.event_date + event.event_time as at, event.athlete_user_id,
        coalesce(event.contact_id, (select own.id from colleges_coaches as own where own.user_id = event.coach_id))
          as contact_id, event.coach_id, event.note as content, event.outcome, event.author_id, true as viewed,
        event.created_at as updated_at, null::text as named
      from recruiting_events as event where event.athlete_user_id = $1 and event.author_id is distinct from event.coach_id
      union all
      select seen.id, 4, date_trunc('minute', seen.viewed_at at time zone 'UTC') - make_interval(mins => 0),
        $1::uuid, own.id, seen.coach_id, '', null, null::uuid, coalesce(seen.viewed_at <= mark.seen_at, false),
        seen.viewed_at, null::text
      from profiles_coach_views as seen
      left join recruiting_view_marks as mark
        on mark.user_id = $1 and mark.athlete_user_id = $1 and mark.coach_id = seen.coach_id
      left join colleges_coaches as own on own.user_id = seen.coach_id
      where seen.athlete_id = $2
      union all
      select form.id, 2, date_trunc('minute', form.created_at at time zone 'UTC') - make_interval(mins => 0),
        $1::uuid, own.id, coach.id,
        concat_ws(E'\\n', form.contact_message, concat_ws(', ', form.contact_email, nullif(form.contact_phone, ''))),
        null, null::uuid, true, form.created_at, form.contact_name
      from profiles_messages as form
      left join accounts_users as coach on coach.id = form.user_id and exists (
        select 1 from colleges_verifications as proof where proof.user_id = coach.id and proof.status = 'verified')
      left join colleges_coaches as own on own.user_id = coach.id
      where form.athlete_id = $2
      union all
      select said.id, 5, date_trunc('minute', said.created_at at time zone 'UTC') - make_interval(mins => 0),
        talk.athlete_user_id, own.id, talk.coach_id, said.content, null, said.sender_id,
        said.side = 'family' or said.seq <= coalesce(mark.read_seq, 0), said.created_at, null::text
      from messaging_conversations as talk
      inner join accounts_users as coach on coach.id = talk.coach_id and coach.type = 'coach'
      inner join messaging_messages as said on said.conversation_id = talk.id
      left join messaging_read_marks as mark on mark.conversation_id = talk.id and mark.user_id = $1
      left join colleges_coaches as own on own.user_id = talk.coach_id
      where talk.athlete_user_id = $1 and said.is_withheld = false
    ) as events
  ), counted as (
    select count(*) filter (where type = 1)::int as calls, count(*) filter (where type = 2)::int as emails,
      count(*) filter (where type = 3)::int as texts, count(*) filter (where type = 4)::int as views,
      count(*) filter (where type = 5)::int as chats
    from found
  ), page as (
    select * from found order by at desc, id desc limit $3 offset $4
  )
  select counted.*, page.id, page.type, to_char(page.at, 'YYYY-MM-DD') as event_date,
    to_char(page.at, 'HH24:MI') as event_time, page.contact_id,
    case when coach.deleted_at is null then coach.id end as coach_user_id,
    coalesce(contact.first_name, coach.first_name, page.named) as coach_first_name,
    coalesce(contact.last_name, coach.last_name, '') as coach_last_name, contact.position as coach_position,
    college.id as college_id, college.name as college_name, college.short_name as college_short_name,
    page.athlete_user_id, athlete.first_name as athlete_first_name, athlete.last_name as athlete_last_name,
    own.position as athlete_position, own.photo -> 'variants' -> 0 ->> 'webp' as athlete_photo, page.content,
    page.outcome, page.author_id, author.first_name || ' ' || author.last_name as author_name, page.viewed,
    to_char(page.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
  from counted left join page on true
  left join colleges_coaches as contact on contact.id = page.contact_id
  left join colleges as college on college.id = contact.college_id
  left join accounts_users as coach on coach.id = coalesce(contact.user_id, page.coach_id)
  left join accounts_users as athlete on athlete.id = page.athlete_user_id
  left join profiles_athletes as own on own.user_id = page.athlete_user_id
  left join accounts_users as author on author.id = page.author_id
  order by page.at desc, page.id desc`

/** Everyone in order, then the page: $1 the year, $2 the coach's user id, $3 limit, $4 offset. */
export const oldResults = `
  with listed as materialized (
    select page.user_id as id, row_number() over (order by coalesce(page.class_year < $1, true), page.class_year,
      lower(person.last_name) collate "C", lower(person.first_name) collate "C", page.user_id) as place
    from profiles_athletes as page inner join accounts_users as person on person.id = page.user_id
    where page.sport_key = 'basketball' and person.deleted_at is null
      and (page.is_visible or page.user_id in (
        select assigned.athlete_user_id from roster_assignments as assigned where assigned.coach_id = $2))
  ), counted as (select count(*)::int as total from listed)
  select total, id from counted left join lateral (
    select id, place from listed order by place limit $3 offset $4
  ) as page on true order by place`

/** The nightly pools, in one transaction: $1 the time. */
export const oldPools = [
  { text: 'delete from profiles_pools', takesNow: false },
  {
    text: `
      insert into profiles_pools (sport_key, gender, class_year, position, key, size, percentiles, computed_at)
      select page.sport_key, person.gender, page.class_year, page.position, figure.key, count(*)::int,
        percentile_cont((select array_agg(step / 100.0 order by step) from generate_series(1, 99) as step))
          within group (order by figure.value)::real[], $1::timestamptz
      from profiles_figures as figure inner join profiles_athletes as page on page.id = figure.athlete_id
        inner join accounts_users as person on person.id = page.user_id and person.deleted_at is null
          and person.gender is not null
      where page.is_visible and page.class_year is not null and page.position is not null
      group by 1, 2, 3, 4, 5 having count(*) >= 10`,
    takesNow: true,
  },
  {
    text: `
      update profiles_documents set format = 0 where exists (
        select 1 from profiles_figures as figure where figure.athlete_id = profiles_documents.athlete_id)`,
    takesNow: false,
  },
]
