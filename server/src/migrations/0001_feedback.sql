CREATE TABLE "site_feedback_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"feedback_message" text NOT NULL,
	"feedback_email" text,
	"page_url" text,
	"request_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_feedback_messages_created" ON "site_feedback_messages" USING btree ("created_at");