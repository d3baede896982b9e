ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_events_newest" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = (SELECT max("last_seen_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id");
