DROP INDEX "recruiting_events_contact";--> statement-breakpoint
DROP INDEX "recruiting_events_coach";--> statement-breakpoint
CREATE INDEX "messaging_messages_minute" ON "messaging_messages" USING btree ("conversation_id",date_trunc('minute', "created_at" at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "messaging_messages_withheld" ON "messaging_messages" USING btree ("conversation_id") WHERE "messaging_messages"."is_withheld";--> statement-breakpoint
CREATE INDEX "profiles_messages_minute" ON "profiles_messages" USING btree ("athlete_id",date_trunc('minute', "created_at" at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "profiles_coach_views_minute" ON "profiles_coach_views" USING btree ("athlete_id",date_trunc('minute', "viewed_at" at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "recruiting_events_of_family" ON "recruiting_events" USING btree ("athlete_id","type","event_date","event_time","id") WHERE "recruiting_events"."author_id" is distinct from "recruiting_events"."coach_id";--> statement-breakpoint
CREATE INDEX "recruiting_events_of_coach" ON "recruiting_events" USING btree ("coach_id","type","event_date","event_time","id","athlete_id") WHERE "recruiting_events"."author_id" = "recruiting_events"."coach_id";--> statement-breakpoint
CREATE INDEX "search_athletes_class" ON "search_athletes" USING btree ("sport_key","class_year",lower("last_name") collate "C",lower("first_name") collate "C","user_id");--> statement-breakpoint
CREATE INDEX "recruiting_events_contact" ON "recruiting_events" USING btree ("contact_id","athlete_id");--> statement-breakpoint
CREATE INDEX "recruiting_events_coach" ON "recruiting_events" USING btree ("coach_id","athlete_id");