CREATE TABLE "colleges_coaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"college_id" integer NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"position" text NOT NULL,
	"email" text,
	"phone" text,
	"rank" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"family_last_seq" integer,
	"coach_last_seq" integer,
	"family_last_at" timestamp with time zone,
	"coach_last_at" timestamp with time zone,
	"family_delivered_seq" integer DEFAULT 0 NOT NULL,
	"family_read_seq" integer DEFAULT 0 NOT NULL,
	"coach_delivered_seq" integer DEFAULT 0 NOT NULL,
	"coach_read_seq" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"side" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"is_on_behalf" boolean DEFAULT false NOT NULL,
	"content" text NOT NULL,
	"client_id" uuid NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_messages_side" CHECK ("messaging_messages"."side" in ('family','coach'))
);
--> statement-breakpoint
CREATE TABLE "messaging_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messaging_read_marks" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_seq" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_read_marks_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "messaging_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "recruiting_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"contact_id" uuid,
	"coach_id" uuid,
	"type" smallint NOT NULL,
	"event_date" date NOT NULL,
	"event_time" time(0) NOT NULL,
	"note" text NOT NULL,
	"outcome" text,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_events_type" CHECK ("recruiting_events"."type" in (1, 2, 3)),
	CONSTRAINT "recruiting_events_with" CHECK ("recruiting_events"."contact_id" is not null or "recruiting_events"."coach_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "recruiting_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"contact_id" uuid,
	"college_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiting_centers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"filters" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiting_favorite_athletes" (
	"coach_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_favorite_athletes_coach_id_athlete_id_pk" PRIMARY KEY("coach_id","athlete_id")
);
--> statement-breakpoint
CREATE TABLE "recruiting_favorite_colleges" (
	"athlete_id" uuid NOT NULL,
	"college_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_favorite_colleges_athlete_id_college_id_pk" PRIMARY KEY("athlete_id","college_id")
);
--> statement-breakpoint
CREATE TABLE "recruiting_guides_shown" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiting_view_marks" (
	"user_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_view_marks_user_id_athlete_id_coach_id_pk" PRIMARY KEY("user_id","athlete_id","coach_id")
);
--> statement-breakpoint
CREATE TABLE "recruiting_viewed_colleges" (
	"athlete_id" uuid NOT NULL,
	"college_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_viewed_colleges_athlete_id_college_id_pk" PRIMARY KEY("athlete_id","college_id")
);
--> statement-breakpoint
ALTER TABLE "colleges_coaches" ADD CONSTRAINT "colleges_coaches_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_coaches" ADD CONSTRAINT "colleges_coaches_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_conversations" ADD CONSTRAINT "messaging_conversations_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_conversations" ADD CONSTRAINT "messaging_conversations_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_messages" ADD CONSTRAINT "messaging_messages_conversation_id_messaging_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."messaging_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_messages" ADD CONSTRAINT "messaging_messages_sender_id_accounts_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_notices" ADD CONSTRAINT "messaging_notices_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_read_marks" ADD CONSTRAINT "messaging_read_marks_conversation_id_messaging_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."messaging_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_read_marks" ADD CONSTRAINT "messaging_read_marks_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_reports" ADD CONSTRAINT "messaging_reports_message_id_messaging_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messaging_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_reports" ADD CONSTRAINT "messaging_reports_reporter_id_accounts_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_events" ADD CONSTRAINT "recruiting_events_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_events" ADD CONSTRAINT "recruiting_events_contact_id_colleges_coaches_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."colleges_coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_events" ADD CONSTRAINT "recruiting_events_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_events" ADD CONSTRAINT "recruiting_events_author_id_accounts_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_logs" ADD CONSTRAINT "recruiting_logs_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_logs" ADD CONSTRAINT "recruiting_logs_author_id_accounts_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_centers" ADD CONSTRAINT "recruiting_centers_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_favorite_athletes" ADD CONSTRAINT "recruiting_favorite_athletes_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_favorite_athletes" ADD CONSTRAINT "recruiting_favorite_athletes_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_favorite_colleges" ADD CONSTRAINT "recruiting_favorite_colleges_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_favorite_colleges" ADD CONSTRAINT "recruiting_favorite_colleges_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_guides_shown" ADD CONSTRAINT "recruiting_guides_shown_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_view_marks" ADD CONSTRAINT "recruiting_view_marks_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_view_marks" ADD CONSTRAINT "recruiting_view_marks_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_view_marks" ADD CONSTRAINT "recruiting_view_marks_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_viewed_colleges" ADD CONSTRAINT "recruiting_viewed_colleges_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_viewed_colleges" ADD CONSTRAINT "recruiting_viewed_colleges_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "colleges_coaches_college" ON "colleges_coaches" USING btree ("college_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_coaches_user" ON "colleges_coaches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_coaches_email" ON "colleges_coaches" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_conversations_pair" ON "messaging_conversations" USING btree ("athlete_id","coach_id");--> statement-breakpoint
CREATE INDEX "messaging_conversations_athlete" ON "messaging_conversations" USING btree ("athlete_id","family_last_at");--> statement-breakpoint
CREATE INDEX "messaging_conversations_coach" ON "messaging_conversations" USING btree ("coach_id","coach_last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_messages_seq" ON "messaging_messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_messages_client" ON "messaging_messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messaging_notices_user" ON "messaging_notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "messaging_notices_unread" ON "messaging_notices" USING btree ("user_id") WHERE "messaging_notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messaging_read_marks_user" ON "messaging_read_marks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_reports_once" ON "messaging_reports" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "messaging_reports_open" ON "messaging_reports" USING btree ("closed_at","id");--> statement-breakpoint
CREATE INDEX "recruiting_events_athlete" ON "recruiting_events" USING btree ("athlete_id","event_date","event_time");--> statement-breakpoint
CREATE INDEX "recruiting_events_contact" ON "recruiting_events" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "recruiting_events_coach" ON "recruiting_events" USING btree ("coach_id","event_date");--> statement-breakpoint
CREATE INDEX "recruiting_logs_athlete" ON "recruiting_logs" USING btree ("athlete_id","id");--> statement-breakpoint
CREATE INDEX "profiles_coach_views_coach" ON "profiles_coach_views" USING btree ("coach_id","viewed_at");