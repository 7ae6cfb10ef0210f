CREATE TABLE "messaging_drafts" (
	"user_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_drafts_user_id_athlete_id_contact_id_pk" PRIMARY KEY("user_id","athlete_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "messaging_drafts" ADD CONSTRAINT "messaging_drafts_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_drafts" ADD CONSTRAINT "messaging_drafts_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_drafts" ADD CONSTRAINT "messaging_drafts_contact_id_accounts_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;