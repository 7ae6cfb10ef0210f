CREATE TABLE "accounts_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "accounts_users_type" CHECK ("accounts_users"."type" in ('athlete','parent','coach','admin','rsc','affiliate','editor','unknown')),
	CONSTRAINT "accounts_users_gender" CHECK ("accounts_users"."gender" in ('male','female')),
	CONSTRAINT "accounts_users_super_admin" CHECK (not "accounts_users"."is_super_admin" or "accounts_users"."type" = 'admin')
);
--> statement-breakpoint
CREATE TABLE "colleges" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"aliases" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"website" text,
	"level" text NOT NULL,
	"control" text NOT NULL,
	"setting" text NOT NULL,
	"undergrad_enrollment" integer,
	"admission_rate" real,
	"open_admission" boolean,
	"sat_avg" integer,
	"sat_read_25" integer,
	"sat_read_75" integer,
	"sat_math_25" integer,
	"sat_math_75" integer,
	"act_25" integer,
	"act_75" integer,
	"in_state_tuition" integer,
	"out_state_tuition" integer,
	"avg_net_cost" integer,
	"cost_of_attendance" integer,
	"graduation_rate" real,
	"top_majors" jsonb NOT NULL,
	"hbcu" boolean NOT NULL,
	"single_sex" text,
	"division" text NOT NULL,
	"conference" text,
	"mascot" text,
	"color_primary" text,
	"color_secondary" text,
	"mens_basketball" boolean,
	"womens_basketball" boolean,
	"mens_roster" integer,
	"womens_roster" integer,
	"mens_team_budget" integer,
	"womens_team_budget" integer,
	"basketball_confirmed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_athletes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"sport_key" text NOT NULL,
	"position" text,
	"class_year" smallint,
	"jersey_number" text,
	"height_cm" numeric(5, 2),
	"weight_kg" numeric(5, 2),
	"high_school" text,
	"city" text,
	"state" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_seros" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_athletes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "profiles_athletes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "site_contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_data" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "jobs_done" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"zip" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"city_population" integer
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"impersonator_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD CONSTRAINT "profiles_athletes_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_users_email" ON "accounts_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "colleges_division" ON "colleges" USING btree ("division");--> statement-breakpoint
CREATE INDEX "colleges_state" ON "colleges" USING btree ("state");--> statement-breakpoint
CREATE INDEX "profiles_athletes_sport_class" ON "profiles_athletes" USING btree ("sport_key","class_year");--> statement-breakpoint
CREATE INDEX "site_contact_messages_created" ON "site_contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_done_at" ON "jobs_done" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("number") WHERE "outbox"."left_at" is null;--> statement-breakpoint
CREATE INDEX "places_city" ON "places" USING btree ("state","city");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");