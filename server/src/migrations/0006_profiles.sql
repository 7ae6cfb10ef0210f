CREATE TABLE "profiles_assistant_attempts" (
	"athlete_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "profiles_assistant_attempts_athlete_id_day_pk" PRIMARY KEY("athlete_id","day")
);
--> statement-breakpoint
CREATE TABLE "profiles_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"picture" jsonb,
	"video" jsonb,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"picture" jsonb NOT NULL,
	"original_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_documents" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"format" smallint NOT NULL,
	"page" text NOT NULL,
	"contacts" text NOT NULL,
	"own" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"question_id" smallint NOT NULL,
	"text" text NOT NULL,
	"json" jsonb
);
--> statement-breakpoint
CREATE TABLE "profiles_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"year" smallint NOT NULL,
	"level" text
);
--> statement-breakpoint
CREATE TABLE "profiles_contacts" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"parent_name" text,
	"parent_email" text,
	"parent_phone" text
);
--> statement-breakpoint
CREATE TABLE "profiles_education" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"school" text,
	"gpa" numeric(4, 2),
	"weighted_gpa" numeric(4, 2),
	"core_gpa" numeric(4, 2),
	"sat" smallint,
	"act" smallint,
	"ncaa_id" text,
	"intended_majors" text[] NOT NULL,
	"honours" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"target_date" date
);
--> statement-breakpoint
CREATE TABLE "profiles_interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"date" date,
	"asked_by" text,
	"video_url" text,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_metrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"value" numeric(10, 3) NOT NULL,
	"measured_on" date,
	"source" text NOT NULL,
	"verified_by" text
);
--> statement-breakpoint
CREATE TABLE "profiles_press" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"outlet" text,
	"published_on" date,
	"link" text NOT NULL,
	"picture" jsonb,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_quotes" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"author" text
);
--> statement-breakpoint
CREATE TABLE "profiles_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"position" text,
	"team" text,
	"email" text,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "profiles_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"time" text,
	"place" text,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "profiles_social_names" (
	"athlete_id" uuid NOT NULL,
	"network" text NOT NULL,
	"username" text NOT NULL,
	"connected" boolean DEFAULT false NOT NULL,
	CONSTRAINT "profiles_social_names_athlete_id_network_pk" PRIMARY KEY("athlete_id","network")
);
--> statement-breakpoint
CREATE TABLE "profiles_vip_details" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"headline" text,
	"story" text,
	"agent_name" text,
	"agent_email" text,
	"highlight_url" text
);
--> statement-breakpoint
CREATE TABLE "profiles_sport_facts" (
	"sport_key" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"place" integer NOT NULL,
	"label" text,
	"group_key" text,
	"gender" text,
	"decimals" smallint,
	"min" real,
	"max" real,
	"at_most" text,
	"formula_of" text,
	"formula_by" text,
	"formula_times" real,
	"is_derived" boolean,
	"tile" smallint,
	"is_compared" boolean,
	"is_lower_better" boolean,
	"unit" text,
	"step" real,
	"usual_min" real,
	"usual_max" real,
	CONSTRAINT "profiles_sport_facts_sport_key_kind_key_pk" PRIMARY KEY("sport_key","kind","key")
);
--> statement-breakpoint
CREATE TABLE "profiles_figures" (
	"athlete_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" real NOT NULL,
	CONSTRAINT "profiles_figures_athlete_id_key_pk" PRIMARY KEY("athlete_id","key")
);
--> statement-breakpoint
CREATE TABLE "profiles_pools" (
	"sport_key" text NOT NULL,
	"class_year" smallint NOT NULL,
	"position" text NOT NULL,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"percentiles" real[] NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_pools_sport_key_class_year_position_key_pk" PRIMARY KEY("sport_key","class_year","position","key")
);
--> statement-breakpoint
CREATE TABLE "profiles_seasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"type" text NOT NULL,
	"season" smallint,
	"team" text,
	"values" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_date" date,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_transcript_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"name" text NOT NULL,
	"college" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "profiles_transcripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_coach_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_visitor_views" (
	"athlete_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "profiles_visitor_views_athlete_id_day_pk" PRIMARY KEY("athlete_id","day")
);
--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "secondary_position" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "wingspan_cm" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "handedness" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "club" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "apt" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "zip" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "lat" real;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "lon" real;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "photo" jsonb;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "cutout" jsonb;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "color_theme" text DEFAULT 'black' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "theme_mode" text;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "access_code" text DEFAULT upper(left(gen_random_uuid()::text, 6)) NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD COLUMN "versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles_assistant_attempts" ADD CONSTRAINT "profiles_assistant_attempts_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_media" ADD CONSTRAINT "profiles_media_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_uploads" ADD CONSTRAINT "profiles_uploads_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_documents" ADD CONSTRAINT "profiles_documents_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_answers" ADD CONSTRAINT "profiles_answers_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_awards" ADD CONSTRAINT "profiles_awards_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_contacts" ADD CONSTRAINT "profiles_contacts_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_education" ADD CONSTRAINT "profiles_education_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_goals" ADD CONSTRAINT "profiles_goals_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_interviews" ADD CONSTRAINT "profiles_interviews_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_metrics" ADD CONSTRAINT "profiles_metrics_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_press" ADD CONSTRAINT "profiles_press_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_quotes" ADD CONSTRAINT "profiles_quotes_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_references" ADD CONSTRAINT "profiles_references_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_events" ADD CONSTRAINT "profiles_events_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_social_names" ADD CONSTRAINT "profiles_social_names_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_vip_details" ADD CONSTRAINT "profiles_vip_details_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_figures" ADD CONSTRAINT "profiles_figures_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_seasons" ADD CONSTRAINT "profiles_seasons_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_transcript_requests" ADD CONSTRAINT "profiles_transcript_requests_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_transcript_requests" ADD CONSTRAINT "profiles_transcript_requests_answered_by_accounts_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_transcripts" ADD CONSTRAINT "profiles_transcripts_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_coach_views" ADD CONSTRAINT "profiles_coach_views_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_coach_views" ADD CONSTRAINT "profiles_coach_views_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_visitor_views" ADD CONSTRAINT "profiles_visitor_views_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_media_athlete" ON "profiles_media" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_uploads_created" ON "profiles_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "profiles_answers_athlete" ON "profiles_answers" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_awards_athlete" ON "profiles_awards" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_goals_athlete" ON "profiles_goals" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_interviews_athlete" ON "profiles_interviews" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_metrics_athlete" ON "profiles_metrics" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_press_athlete" ON "profiles_press" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_references_athlete" ON "profiles_references" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_events_athlete" ON "profiles_events" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_seasons_athlete" ON "profiles_seasons" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_transcript_requests_athlete" ON "profiles_transcript_requests" USING btree ("athlete_id","created_at");--> statement-breakpoint
CREATE INDEX "profiles_transcripts_athlete" ON "profiles_transcripts" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_coach_views_athlete" ON "profiles_coach_views" USING btree ("athlete_id","viewed_at");