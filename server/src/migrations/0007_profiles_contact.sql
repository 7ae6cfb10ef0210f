CREATE TABLE "profiles_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"user_id" uuid,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles_messages" ADD CONSTRAINT "profiles_messages_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_messages" ADD CONSTRAINT "profiles_messages_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_messages_athlete" ON "profiles_messages" USING btree ("athlete_id","created_at");--> statement-breakpoint
CREATE INDEX "places_plain_city" ON "places" USING btree (translate(lower("city"), '-.''', ' ') collate "C");