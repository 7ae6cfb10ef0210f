CREATE TABLE "accounts_sign_in_attempts" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"proof" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"remember" boolean NOT NULL,
	"team_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colleges_verifications" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"college_id" integer NOT NULL,
	"position" text NOT NULL,
	"staff_page_url" text,
	"status" text NOT NULL,
	"method" text,
	"reason" text,
	"proven_email" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"verified_until" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "colleges_domains" (
	"college_id" integer NOT NULL,
	"domain" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"set_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "colleges_domains_college_id_domain_pk" PRIMARY KEY("college_id","domain")
);
--> statement-breakpoint
CREATE TABLE "inbox_days" (
	"inbox" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"received" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles_athletes" ALTER COLUMN "access_code" SET DEFAULT substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 0) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 1) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 2) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 3) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 4) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 5) & 31), 1);--> statement-breakpoint
ALTER TABLE "accounts_codes" ADD COLUMN "is_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges_coaches" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles_messages" ADD COLUMN "delivery" text DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles_transcript_requests" ADD COLUMN "delivery" text DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles_transcript_requests" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "site_contact_messages" ADD COLUMN "delivery" text DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_feedback_messages" ADD COLUMN "delivery" text DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams_members" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams_members" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams_members" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "teams_members" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "teams_teams" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts_sign_in_attempts" ADD CONSTRAINT "accounts_sign_in_attempts_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_verifications" ADD CONSTRAINT "colleges_verifications_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_verifications" ADD CONSTRAINT "colleges_verifications_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_domains" ADD CONSTRAINT "colleges_domains_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_sign_in_attempts_user" ON "accounts_sign_in_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_sign_in_attempts_expires" ON "accounts_sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "colleges_verifications_status" ON "colleges_verifications" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "colleges_verifications_until" ON "colleges_verifications" USING btree ("verified_until");--> statement-breakpoint
ALTER TABLE "teams_teams" ADD CONSTRAINT "teams_teams_created_by_accounts_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teams_teams_created_by" ON "teams_teams" USING btree ("created_by");